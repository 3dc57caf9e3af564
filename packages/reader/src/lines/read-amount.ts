import { quantityAt, type QuantityAt } from "../quantities/read-quantity.ts";
import { tokensOf, type Token } from "../text/tokens.ts";
import { unitAt } from "../units/unit-at.ts";
import type { Unit } from "../units/units.ts";
import type { Measure } from "./ingredient-line.ts";
import { alsoAt, lengthEnd, measureAt, sizeAt, skipWords, wordAt } from "./read-measure.ts";
import words from "./words.json" with { type: "json" };

/** How much a line asks for; `next` is the first token of the name. */
export type Amount = {
  readonly quantity: number | null;
  readonly quantityMax: number | null;
  readonly unit: Unit | null;
  readonly packageSize: Measure | null;
  readonly alsoMeasured: Measure | null;
  readonly next: number;
};

const amountWords = new Set([...words.amounts, ...words.sizes]);
const containers = new Set(words.containers);
const PACKAGE_MEASURES = new Set(["g", "kg", "oz", "lb", "ml", "cl", "l", "fl oz", "pint", "quart"]);
/** Units that stand for one of themselves without a number: "pinch of salt". */
const ALONE =
  /^(?:pinch|dash|splash|glug|drizzle|handful|fistful|knob|squeeze|dollop|sprig|bunch|smidgen|smidge|drop|can|tin|jar|packet|sachet|package|pkg|bag|box|carton|punnet|pat|thumb)$/i;

/** How a cup was filled, where it is said behind the cup. */
const howMeasured = new Set(["scant", "packed", "heaping", "heaped", "level", "generous", ","]);

const NOTHING: Amount = {
  quantity: null,
  quantityMax: null,
  unit: null,
  packageSize: null,
  alsoMeasured: null,
  next: 0,
};

/** A container behind a measure makes the measure its size: "400 g tin". */
function containerAt(
  tokens: readonly Token[],
  at: number,
): { readonly unit: Unit; readonly next: number } | null {
  const found = unitAt(tokens, skipWords(tokens, at, amountWords));
  return found !== null && containers.has(found.unit.name) ? found : null;
}

function convertible(unit: Unit): number | null {
  if (unit.kind === "mass") return unit.grams;
  return unit.kind === "volume" ? unit.millilitres : null;
}

/** "plus 1 tsp", "4 oz" behind pounds: what is added to, or taken from, the first measure. */
function moreOf(
  tokens: readonly Token[],
  start: number,
  unit: Unit,
): { readonly quantity: number; readonly next: number } | null {
  const joint = wordAt(tokens, start);
  const isJoint =
    ["plus", "+", "and", "&", "minus", "less"].includes(joint) || (joint === "," && unit.name === "lb");
  const isBare = unit.name === "lb" || unit.name === "kg" || unit.name === "cup";
  const found = isJoint || isBare ? measureAt(tokens, isJoint ? start + 1 : start) : null;
  if (found === null || found.unit.kind !== unit.kind) return null;
  if (found.unit.name === unit.name && !isJoint) return null;
  const [one, other] = [convertible(unit), convertible(found.unit)];
  if (one === null || other === null) return null;
  const sign = joint === "minus" || joint === "less" ? -1 : 1;
  return { quantity: (sign * found.measure.quantity * other) / one, next: found.next };
}

/** Skips what joins an amount to its name: "of", "each of", "of the". */
function afterOf(tokens: readonly Token[], start: number): number {
  const at = skipWords(tokens, start, new Set(["each", "of", ":"]));
  return at > start ? skipWords(tokens, at, new Set(["the", "a", "an"])) : at;
}

/** The upper end where the unit stands twice: "150 g-200 g". */
function upperEnd(
  tokens: readonly Token[],
  start: number,
  unit: Unit,
): { readonly max: number; readonly next: number } | null {
  if (!["-", "to"].includes(wordAt(tokens, start))) return null;
  const found = measureAt(tokens, start + 1);
  return found?.unit.name === unit.name ? { max: found.measure.quantity, next: found.next } : null;
}

type Counted = { readonly quantity: number; readonly quantityMax: number | null };

/** Everything behind the unit that still belongs to the amount. */
function withUnit(
  tokens: readonly Token[],
  count: Counted,
  unit: Unit,
  size: Measure | null,
  start: number,
): Amount {
  const upper = upperEnd(tokens, start, unit);
  const more = moreOf(tokens, upper?.next ?? start, unit);
  const also = alsoAt(tokens, more?.next ?? upper?.next ?? twiceEnd(tokens, unit, start));
  const isContainer = containers.has(unit.name);
  return {
    quantity: Math.round(1e6 * (count.quantity + (more?.quantity ?? 0))) / 1e6,
    quantityMax: upper?.max ?? count.quantityMax,
    unit,
    packageSize: size ?? (isContainer ? also.measure : null),
    alsoMeasured: isContainer || size !== null ? null : also.measure,
    next: afterOf(tokens, skipWords(tokens, vesselEnd(tokens, unit, also), howMeasured)),
  };
}

/** "2 l liters", "1 cup 1 cup": the unit stands there twice. */
function twiceEnd(tokens: readonly Token[], unit: Unit, start: number): number {
  const again = unitAt(tokens, start) ?? unitAt(tokens, quantityAt(tokens, start)?.next ?? start);
  return again?.unit.name === unit.name && hasName(tokens, again.next) ? again.next : start;
}

/** "200 g/7 oz can pineapple": what was weighed came in a can. */
function vesselEnd(
  tokens: readonly Token[],
  unit: Unit,
  also: { readonly measure: Measure | null; readonly next: number },
): number {
  const vessel = also.measure === null || unit.kind === "count" ? null : containerAt(tokens, also.next);
  return vessel !== null && hasName(tokens, vessel.next) ? vessel.next : also.next;
}

/** "pinch of salt", "large handful basil", "thumb-sized piece of ginger". */
function withoutNumber(tokens: readonly Token[], start: number, size: Measure | null): Amount | null {
  const at = skipWords(tokens, start, amountWords);
  const found = unitAt(tokens, at);
  if (found === null || tokens[found.next] === undefined) return null;
  const isAlone =
    ALONE.test(wordAt(tokens, at)) ||
    wordAt(tokens, found.next) === "of" ||
    start > 0 ||
    wordAt(tokens, 0).startsWith("thumb");
  const isSingular = !/[^s]s$/.test(wordAt(tokens, at));
  if (!isAlone || !isSingular) return null;
  return withUnit(tokens, { quantity: 1, quantityMax: null }, found.unit, size, found.next);
}

/** True where a name follows: a unit with nothing behind it is itself the thing ("2 rolls"). */
function hasName(tokens: readonly Token[], at: number): boolean {
  return (
    tokens[at]?.kind === "word" ||
    tokens[at]?.kind === "aside" ||
    ["/", "+"].includes(wordAt(tokens, at)) ||
    tokens[at]?.kind === "number"
  );
}

function counted(tokens: readonly Token[], count: Counted, start: number): Amount {
  const sized = sizeAt(tokens, start);
  const found = unitAt(tokens, skipWords(tokens, sized.next, amountWords));
  if (found === null || (found.unit.kind === "count" && !hasName(tokens, found.next))) {
    const next = afterOf(tokens, skipWords(tokens, sized.next, new Set(["a", "an", "the"])));
    return { ...NOTHING, ...count, packageSize: sized.size, next };
  }
  const inner = PACKAGE_MEASURES.has(found.unit.name) ? containerAt(tokens, found.next) : null;
  if (inner !== null && sized.size === null) {
    const size = { quantity: count.quantity, unit: found.unit.name };
    return withUnit(tokens, { quantity: 1, quantityMax: null }, inner.unit, size, inner.next);
  }
  return withUnit(tokens, count, found.unit, sized.size, found.next);
}

/** "2/3 + 1/4 cup": two numbers of one unit. */
function sumAt(tokens: readonly Token[], first: QuantityAt): QuantityAt | null {
  const more = ["+", "plus"].includes(wordAt(tokens, first.next)) ? quantityAt(tokens, first.next + 1) : null;
  if (more === null || unitAt(tokens, more.next) === null) return null;
  return { quantity: first.quantity + more.quantity, quantityMax: null, next: more.next };
}

/** Reads the amount at the beginning of a line. */
export function amountAt(tokens: readonly Token[]): Amount {
  const length = lengthEnd(tokens, 0);
  if (length !== null) return withoutNumber(tokens, length, null) ?? { ...NOTHING, next: length };
  const read = quantityAt(tokens, 0);
  if (read === null) return withoutNumber(tokens, 0, null) ?? NOTHING;
  const both = sumAt(tokens, read) ?? read;
  const articles = skipWords(tokens, both.next, new Set(["a", "an", "the"]));
  return counted(tokens, both, articles);
}

/** An amount that stands behind its name has no more tokens than these. */
const MOST_AT_END = 12;

/** The same amount in other measures: "3-3/4 lbs 1 qts 3 cup". */
function measuresEnd(tokens: readonly Token[], start: number): number {
  const more = measureAt(tokens, start);
  return more === null ? start : measuresEnd(tokens, more.next);
}

/** Reads an amount at the end of a line, as in "Flour 200 g" or "Eggs: 2"; `next` is then the end of the name. */
export function amountAtEnd(tokens: readonly Token[]): Amount | null {
  const last = tokens.at(-1);
  if (last?.kind === "aside" && tokens.length > 1) {
    const inside = tokensOf(last.text.replace(/^[([]|[)\]]$/g, ""));
    const found = measureAt(inside, 0);
    if (found === null || found.next < inside.length) return null;
    return {
      ...NOTHING,
      quantity: found.measure.quantity,
      quantityMax: found.max,
      unit: found.unit,
      next: tokens.length - 1,
    };
  }
  for (let at = Math.max(1, tokens.length - MOST_AT_END); at < tokens.length; at += 1) {
    // "LIVER,SLICED,4 OZ 25 lbs": right behind a comma it is the size of one.
    const isSize = tokens[at - 1]?.text === "," && tokens[at - 1]?.end === tokens[at]?.start;
    if (tokens[at]?.kind !== "number" || isSize) continue;
    const read = quantityAt(tokens, at);
    const found = read === null ? null : unitAt(tokens, read.next);
    if (read !== null && measuresEnd(tokens, found?.next ?? read.next) === tokens.length) {
      return {
        ...NOTHING,
        quantity: read.quantity,
        quantityMax: read.quantityMax,
        unit: found?.unit ?? null,
        next: at,
      };
    }
  }
  return null;
}
