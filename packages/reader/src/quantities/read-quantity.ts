import { tidyNumbers } from "../text/tidy-line.ts";
import { tokensOf, type Token } from "../text/tokens.ts";
import words from "./number-words.json" with { type: "json" };

/** A quantity at the beginning of a text, and the text behind it. */
export type QuantityRead = {
  readonly quantity: number;
  /** The upper end of a range, else null. */
  readonly quantityMax: number | null;
  readonly rest: string;
};

/** A quantity among tokens; `next` is the first token behind it. */
export type QuantityAt = {
  readonly quantity: number;
  readonly quantityMax: number | null;
  readonly next: number;
};
type NumberAt = { readonly value: number; readonly next: number };

const numbers = new Map(Object.entries(words.numbers));
const fractions = new Map(Object.entries(words.fractions));
const about = new Set(words.about);

function lower(tokens: readonly Token[], at: number): string {
  // A sentence may end with a number: "for an hour and a half."
  return (tokens[at]?.text.toLowerCase() ?? "").replace(/(?<=\w)[.!?]{1,3}$/, "");
}

function digitsValue(token: Token | undefined): number | null {
  if (token?.kind !== "number") return null;
  const [over = "", under] = token.text.split("/");
  return under === undefined ? Number(over) : Number(over) / Number(under);
}

function fractionAt(tokens: readonly Token[], at: number): NumberAt | null {
  const digits = digitsValue(tokens[at]);
  if (digits !== null)
    return tokens[at]?.text.includes("/") === true ? { value: digits, next: at + 1 } : null;
  const article = lower(tokens, at) === "a" ? at + 1 : at;
  const value = fractions.get(lower(tokens, article));
  return value === undefined ? null : { value, next: article + 1 };
}

/** "half a dozen", "two thirds", "3 quarters": what multiplies the number before it. */
function multiplied(tokens: readonly Token[], first: NumberAt): NumberAt {
  const word = lower(tokens, first.next);
  const behind = ["a", "an"].includes(word) ? first.next + 1 : first.next;
  if (lower(tokens, behind) === "dozen") return { value: first.value * 12, next: behind + 1 };
  const part = fractions.get(word);
  if (part !== undefined && first.value >= 1) return { value: first.value * part, next: first.next + 1 };
  return first;
}

/** "1 1/2", "one and a half", "1 & 1/4", "forty five". */
function added(tokens: readonly Token[], first: NumberAt): NumberAt {
  if (!Number.isInteger(first.value)) return first;
  const joined = ["and", "&"].includes(lower(tokens, first.next));
  const fraction = fractionAt(tokens, joined ? first.next + 1 : first.next);
  const isSpelled = tokens[first.next]?.kind === "word" && !joined;
  if (fraction !== null && fraction.value < 1 && !isSpelled) {
    return { value: first.value + fraction.value, next: fraction.next };
  }
  const ones = numbers.get(lower(tokens, first.next)) ?? 0;
  const isTens = first.value >= 20 && first.value < 100 && first.value % 10 === 0;
  return isTens && ones > 0 && ones < 10 ? { value: first.value + ones, next: first.next + 1 } : first;
}

function spelledTens(word: string): number | null {
  const [tens = "", ones = "", more] = word.split("-");
  const [high, low] = [numbers.get(tens), numbers.get(ones)];
  if (more !== undefined || high === undefined || low === undefined) return null;
  return high >= 20 && high % 10 === 0 && low > 0 && low < 10 ? high + low : null;
}

/** A small word before a number that means it: "a couple of", "a few". */
function afterArticle(tokens: readonly Token[], at: number): number {
  const isArticle = lower(tokens, at) === "a";
  return isArticle &&
    ["few", "couple", "dozen", "half", "third", "quarter", "single"].includes(lower(tokens, at + 1))
    ? at + 1
    : at;
}

function numberAt(tokens: readonly Token[], start: number): NumberAt | null {
  const at = afterArticle(tokens, start);
  const word = lower(tokens, at);
  const digits = digitsValue(tokens[at]);
  const value = digits ?? numbers.get(word) ?? fractions.get(word) ?? spelledTens(word);
  if (value === null) return null;
  const first = { value, next: at + 1 };
  return multiplied(tokens, added(tokens, multiplied(tokens, first)));
}

/** "to", "-", "or" between two numbers; the unit may stand at both: "150 g-200 g". */
function rangeEnd(tokens: readonly Token[], low: NumberAt): NumberAt | null {
  const isRange = ["-", "to", "or", "and", "up"].includes(lower(tokens, low.next));
  if (!isRange) return null;
  const isUpTo = lower(tokens, low.next) === "up" && lower(tokens, low.next + 1) === "to";
  const high = numberAt(tokens, low.next + (isUpTo ? 2 : 1));
  return high !== null && high.value > low.value ? high : null;
}

/** Skips words that only say how exact a quantity is: "about", "up to", "at least". */
function skipAbout(tokens: readonly Token[], start: number): number {
  let at = start;
  for (;;) {
    const pair = `${lower(tokens, at)} ${lower(tokens, at + 1)}`;
    if (
      [
        "up to",
        "at least",
        "at most",
        "a scant",
        "a good",
        "a generous",
        "a further",
        "a full",
        "an additional",
      ].includes(pair)
    )
      at += 2;
    else if (["no less", "no more", "a minimum", "a maximum"].includes(pair)) at += 3;
    else if (about.has(lower(tokens, at))) at += 1;
    else return at;
  }
}

/** Reads a quantity where it stands among tokens, or null. */
export function quantityAt(tokens: readonly Token[], start: number): QuantityAt | null {
  const skipped = skipAbout(tokens, start);
  // "a good pinch": the number is among the words that were skipped.
  const low = numberAt(tokens, skipped) ?? numberAt(tokens, start);
  if (low === null) return null;
  const high = rangeEnd(tokens, low);
  const end = high?.next ?? low.next;
  return {
    quantity: low.value,
    quantityMax: high?.value ?? null,
    next: lower(tokens, end) === "of" && tokens[skipped]?.kind === "word" ? end + 1 : end,
  };
}

/** Reads a leading quantity ("1 1/2", "2–3", "half a dozen", "1,5"), or null where the text begins with none. */
export function readQuantity(text: string): QuantityRead | null {
  const tidied = tidyNumbers(text);
  const tokens = tokensOf(tidied);
  const read = quantityAt(tokens, 0);
  if (read === null) return null;
  const rest = tidied.slice(tokens[read.next]?.start ?? tidied.length);
  return { quantity: read.quantity, quantityMax: read.quantityMax, rest };
}
