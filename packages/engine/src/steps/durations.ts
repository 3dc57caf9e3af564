import { quantityAt } from "@meal/reader/quantities/read-quantity";
import { tidyNumbers } from "@meal/reader/text/tidy-line";
import { tokensOf, type Token } from "@meal/reader/text/tokens";
import words from "./time-words.json" with { type: "json" };

/** A length of time as it stands in a step, with the words around it in lower case. */
export type Duration = {
  readonly minutes: number;
  /** From the end of the duration before (or the beginning of the text) to this one. */
  readonly before: string;
  /** From this one to the next, or to the end. */
  readonly after: string;
};
type Found = { readonly minutes: number; readonly start: number; readonly end: number };

const minutesByWord = new Map(Object.entries(words.minutes));
const FILLERS = new Set([
  "more",
  "extra",
  "additional",
  "further",
  "full",
  "good",
  "whole",
  "of",
  "an",
  "a",
  "solid",
  "active",
]);

function lower(tokens: readonly Token[], at: number): string {
  return tokens[at]?.text.toLowerCase() ?? "";
}

function unitMinutes(tokens: readonly Token[], at: number): number | null {
  return minutesByWord.get(lower(tokens, at).replace(/[.!?]+$/, "")) ?? null;
}

/** "5 more minutes", "half an hour", "10 or so minutes": the unit may stand a few words behind the number. */
function unitPlace(tokens: readonly Token[], start: number): number {
  let at = start;
  while (FILLERS.has(lower(tokens, at))) at += 1;
  return lower(tokens, at) === "or" && lower(tokens, at + 1) === "so" ? at + 2 : at;
}

function simpleAt(tokens: readonly Token[], start: number): (Found & { readonly unit: number }) | null {
  const read = quantityAt(tokens, start);
  if (read === null) return null;
  const at = unitPlace(tokens, read.next);
  const unit = unitMinutes(tokens, at);
  if (unit === null) return null;
  return { minutes: (read.quantityMax ?? read.quantity) * unit, start, end: at + 1, unit };
}

/** "an hour and a half", "a minute or two", "1 h 30". */
function withPart(tokens: readonly Token[], first: Found, unit: number): Found {
  const joint = lower(tokens, first.end);
  const isJoint = joint === "and" || joint === "or";
  const part = quantityAt(tokens, isJoint ? first.end + 1 : first.end);
  // "and a half." ends a sentence as well.
  if (part === null || unitMinutes(tokens, unitPlace(tokens, part.next)) !== null) return first;
  if (joint === "and" && part.quantity < 1)
    return { ...first, minutes: first.minutes + part.quantity * unit, end: part.next };
  const isUpper = joint === "or" && part.quantity * unit > first.minutes && part.quantity <= 3;
  if (isUpper && tokens[first.end + 1]?.kind === "word")
    return { ...first, minutes: part.quantity * unit, end: part.next };
  // "1 hr 20" ends there; "1 hour 2 eggs" does not.
  const isWhole = lower(tokens, first.end - 1) === "h" || !/\p{L}/u.test(lower(tokens, part.next));
  const isShort = !isJoint && unit === 60 && isWhole && part.quantity < 60;
  return isShort ? { ...first, minutes: first.minutes + part.quantity, end: part.next } : first;
}

/** "1 hour, 20 minutes": a smaller unit behind a larger one belongs to it. */
function withSmaller(tokens: readonly Token[], first: Found, unit: number): Found {
  const isJoint = ["and", ",", "&", "plus", "+"].includes(lower(tokens, first.end));
  const next = simpleAt(tokens, isJoint ? first.end + 1 : first.end);
  if (next === null || next.unit >= unit || next.minutes >= unit) return first;
  return { ...first, minutes: first.minutes + next.minutes, end: next.end };
}

function wholeAt(tokens: readonly Token[], start: number): Found | null {
  if (lower(tokens, start).replace(/[.!?,]+$/, "") === "overnight")
    return { minutes: words.overnight, start, end: start + 1 };
  const first = simpleAt(tokens, start);
  return first === null ? null : withSmaller(tokens, withPart(tokens, first, first.unit), first.unit);
}

/** "45 minutes to 1 hour", "15 min-20 min": the later end counts. */
function durationAt(tokens: readonly Token[], start: number): Found | null {
  const low = wholeAt(tokens, start);
  if (low === null || !["to", "-"].includes(lower(tokens, low.end))) return low;
  const high = wholeAt(tokens, low.end + 1);
  return high !== null && high.minutes > low.minutes ? { ...high, start } : low;
}

/** Every length of time in a text, in order. */
export function durationsIn(text: string): Duration[] {
  // Parentheses become marks, so that what stands in them is read as well.
  const tidied = tidyNumbers(
    text
      .replace(/[()[\]]/g, " | ")
      .replace(/(\d) ?h ?(?=\d)/gi, "$1 h ")
      .replace(/\bover[- ]night\b/giu, "overnight"),
  );
  const tokens = tokensOf(tidied);
  const found: Found[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const duration = durationAt(tokens, at);
    if (duration === null) continue;
    found.push(duration);
    at = duration.end - 1;
  }
  const placeOf = (at: number): number => tokens[at]?.start ?? tidied.length;
  return found.map(({ minutes, start, end }, index) => ({
    minutes,
    before: tidied.slice(placeOf(found[index - 1]?.end ?? 0), placeOf(start)).toLowerCase(),
    after: tidied
      .slice(tokens[end - 1]?.end ?? 0, placeOf(found[index + 1]?.start ?? tokens.length))
      .toLowerCase(),
  }));
}
