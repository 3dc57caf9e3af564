import { quantityAt } from "../quantities/read-quantity.ts";
import { tokensOf, type Token } from "../text/tokens.ts";
import { unitAt } from "../units/unit-at.ts";
import { type Unit, unitOf } from "../units/units.ts";
import type { Measure } from "./ingredient-line.ts";
import words from "./words.json" with { type: "json" };

/** A measure among tokens; `next` is the first token behind it. */
export type MeasureAt = {
  readonly measure: Measure;
  readonly unit: Unit;
  readonly max: number | null;
  readonly next: number;
};

const lengths = new Set(words.lengths);
const howFull = new Set(["heaping", "heaped", "scant", "level", "generous", "rounded"]);

/** The text of a token in lower case; empty behind the last. */
export function wordAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.text.toLowerCase() ?? "";
}

/** The first token from `start` on that is none of these words. */
export function skipWords(tokens: readonly Token[], start: number, skipped: ReadonlySet<string>): number {
  let at = start;
  while (skipped.has(wordAt(tokens, at))) at += 1;
  return at;
}

/** A number with a unit of mass or volume, as it stands in "(14 oz)" or before "tin". */
export function measureAt(tokens: readonly Token[], start: number): MeasureAt | null {
  const read = quantityAt(tokens, start);
  if (read === null) return null;
  const found = unitAt(tokens, skipWords(tokens, read.next, howFull));
  if (found === null || found.unit.kind === "count") return null;
  const measure = { quantity: read.quantity, unit: found.unit.name };
  return { measure, unit: found.unit, max: read.quantityMax, next: found.next };
}

/** "(2 - 15 ounce cans)" are thirty ounces, and no two to fifteen. */
const CANS_OF =
  /^(\d{1,2}) ?[-x] ?(\d+(?:\.\d+)?) ?(oz|ounces?|g|grams?)\.? (?:can|jar|package|bag|box|carton|bottle)s?\b/i;

/** Reads the measure inside a parenthesis: "(about 14 oz each)". */
export function measureInAside(
  aside: string,
): { readonly measure: Measure; readonly isEach: boolean; readonly cans: number } | null {
  const inside = aside.replace(/^[([]|[)\]]$/g, "");
  const cans = CANS_OF.exec(inside);
  const each = cans === null ? null : unitOf(cans[3] ?? "");
  if (cans !== null && each !== null)
    return {
      measure: { quantity: Number(cans[1]) * Number(cans[2]), unit: each.name },
      isEach: false,
      cans: Number(cans[1]),
    };
  const tokens = tokensOf(inside);
  const found = measureAt(tokens, 0);
  if (found === null) return null;
  return { measure: found.measure, isEach: /\b(?:each|apiece|per)\b/i.test(inside), cans: 1 };
}

/** The end of "9 inch", "2 x 3 cm", "1 inch thick", or null where no length stands. */
export function lengthEnd(tokens: readonly Token[], start: number): number | null {
  const read = quantityAt(tokens, start);
  if (read === null) return null;
  if (["x", "by"].includes(wordAt(tokens, read.next))) return lengthEnd(tokens, read.next + 1);
  if (!lengths.has(wordAt(tokens, read.next))) return null;
  const behind = secondLengthEnd(tokens, read.next + 1);
  return ["thick", "long", "wide", "round", "square"].includes(wordAt(tokens, behind)) ? behind + 1 : behind;
}

/** "5 cm/2 in" is one length said twice. */
function secondLengthEnd(tokens: readonly Token[], start: number): number {
  const read = wordAt(tokens, start) === "/" ? quantityAt(tokens, start + 1) : null;
  return read !== null && lengths.has(wordAt(tokens, read.next)) ? read.next + 1 : start;
}

type Sized = { readonly size: Measure | null; readonly next: number };

/** "/7 oz", "(240 ml)" behind a measure: the same amount said otherwise. */
export function alsoAt(
  tokens: readonly Token[],
  start: number,
): { readonly measure: Measure | null; readonly next: number } {
  const token = tokens[start];
  if (token?.kind === "aside") {
    const inside = measureInAside(token.text);
    return inside === null ? { measure: null, next: start } : { measure: inside.measure, next: start + 1 };
  }
  const isSlash = token?.text === "/" || token?.text === "|";
  if (!isSlash) return { measure: null, next: start };
  const found = measureAt(tokens, start + 1);
  // "50 g/1 3/4" leaves the second unit to be guessed, and "5 cm/2 in" is a length.
  if (found === null) return { measure: null, next: unitlessEnd(tokens, start + 1) ?? start };
  // "1 kg/2 lb 4 oz/8 cups": all of it says the same.
  const more = measureAt(tokens, found.next);
  const isMore = more !== null && more.unit.kind === found.unit.kind && more.unit.name !== found.unit.name;
  return { measure: found.measure, next: alsoAt(tokens, isMore ? more.next : found.next).next };
}

/** The end of a second amount whose unit is left out or is a length, where a name follows. */
function unitlessEnd(tokens: readonly Token[], start: number): number | null {
  const end = lengthEnd(tokens, start) ?? quantityAt(tokens, start)?.next ?? null;
  return end !== null && tokens[end]?.kind === "word" ? end : null;
}

/** What stands between the number and the unit: "(14 oz)", "14-ounce", "x 400 g", "9-inch". */
export function sizeAt(tokens: readonly Token[], start: number): Sized {
  const at = ["x", "*"].includes(wordAt(tokens, start)) ? start + 1 : start;
  const token = tokens[at];
  if (token?.kind === "aside") return { size: measureInAside(token.text)?.measure ?? null, next: at + 1 };
  if (
    token?.kind !== "number" &&
    !/^(?:one|two|three|four|five|six|eight|ten|twelve)$/.test(wordAt(tokens, at))
  ) {
    return { size: null, next: start };
  }
  const length = lengthEnd(tokens, at);
  if (length !== null) return { size: null, next: length };
  const found = measureAt(tokens, at);
  if (found === null) return { size: null, next: start };
  // "2 x 150 g/5 oz fillets": the second measure says the same.
  return { size: found.measure, next: alsoAt(tokens, found.next).next };
}
