import { readIngredientLine } from "../lines/read-line.ts";
import { amountAt, type Amount } from "../lines/read-amount.ts";
import { formatQuantity } from "../quantities/format-quantity.ts";
import { quantityAt, type QuantityAt } from "../quantities/read-quantity.ts";
import { tidyNumbers } from "../text/tidy-line.ts";
import { tokensOf, type Token } from "../text/tokens.ts";
import { unitLabel } from "../units/unit-label.ts";
import { unitOf, type Unit } from "../units/units.ts";
import { inflected, wholeThings } from "./counted.ts";
import { type CupOf, cupOf } from "./cups.ts";
import { measure, type MeasuringSystem, SCOOPED_TOLERANCE, sizeOf } from "./measures.ts";

/** How a line is wanted: so many times as much, and in which measures; null leaves those of the line. */
export type LineView = { readonly factor: number; readonly system: MeasuringSystem | null };

/** An ingredient line in two: how much, and of what. `amount` is empty where the line states none. */
export type LineParts = { readonly amount: string; readonly rest: string };

/** The pieces of a line that begins with its amount. */
type Opened = {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly read: QuantityAt;
  readonly amount: Amount;
};

/** A pinch is a pinch: these are counted, though a table gives them a size. */
const LITTLE = new Set(["drop", "pinch", "dash", "smidgen", "splash", "drizzle", "shot"]);
const SPOONS = new Set(["tsp", "tbsp", "dessertspoon"]);
const METRIC = new Set(["mg", "g", "kg", "ml", "cl", "dl", "l"]);
/** From a quarter cup on a metric kitchen takes the jug instead of the spoon. */
const JUG_FROM_ML = 59;

/** Rewrites an ingredient line for another number of servings or other measures, in amounts that a cook can measure. */
export function scaleLine(line: string, { factor, system }: LineView): LineParts {
  const opened = open(line);
  if (opened === null) return factor === 1 ? { amount: "", rest: line.trim() } : composed(line, factor);
  const { read, amount } = opened;
  const rest = slice(opened, amount.next);
  const target = amount.unit === null ? null : systemFor(amount, factor, system);
  if (target === null || (factor === 1 && isOf(amount.unit, target))) {
    if (factor !== 1) return counted(line, opened, factor);
    const number = written({ quantity: read.quantity, max: read.quantityMax });
    return { amount: join(number, slice(opened, read.next, amount.next)), rest };
  }
  const { name, preparation } = readIngredientLine(line);
  const amountInTarget = converted(amount, factor, target, cupOf(name, preparation));
  return { amount: amountInTarget, rest: withoutSecondMeasure(rest, amount.unit) };
}

/** Takes a line apart that begins with its amount; a package in front of its count does not. */
function open(line: string): Opened | null {
  const text = tidyNumbers(line);
  const tokens = tokensOf(text);
  const read = quantityAt(tokens, 0);
  if (read === null) return null;
  const amount = amountAt(tokens);
  const isSizeFirst = amount.unit?.kind === "count" && amount.quantity !== read.quantity;
  return amount.quantity === null || isSizeFirst ? null : { text, tokens, read, amount };
}

function slice({ text, tokens }: Opened, from: number, to?: number): string {
  const start = tokens[from]?.start ?? text.length;
  return text.slice(start, to === undefined ? undefined : (tokens[to]?.start ?? text.length)).trim();
}

/** The measures to write in; null for what is counted. */
function systemFor(amount: Amount, factor: number, wanted: MeasuringSystem | null): MeasuringSystem | null {
  const { unit, quantity } = amount;
  const size = unit === null || LITTLE.has(unit.name) ? null : sizeOf(unit);
  if (unit === null || size === null) return null;
  const own = METRIC.has(unit.name) ? "metric" : "us";
  // Spoons lie in every drawer.
  const isSpoonful = SPOONS.has(unit.name) && (quantity ?? 0) * size * factor < JUG_FROM_ML;
  return isSpoonful ? "us" : (wanted ?? own);
}

function isOf(unit: Unit | null, system: MeasuringSystem): boolean {
  return unit !== null && METRIC.has(unit.name) === (system === "metric");
}

/** Flour is by the cup in America and by the gram elsewhere; the rest stays a weight or a volume. */
function changesKind(unit: Unit | null, system: MeasuringSystem, cup: CupOf | null): boolean {
  if (unit === null || cup === null || isOf(unit, system)) return false;
  return system === "us" ? unit.kind === "mass" : unit.kind === "volume" && !cup.isPoured;
}

const CUP_ML = 236.588;

function converted(amount: Amount, factor: number, system: MeasuringSystem, cup: CupOf | null): string {
  const { unit, quantity, quantityMax } = amount;
  const isMass = unit?.kind === "mass";
  const isChanged = changesKind(unit, system, cup);
  const gramsOfMl = (isChanged && cup !== null ? cup.grams : CUP_ML) / CUP_ML;
  const size = factor * ((unit === null ? null : sizeOf(unit)) ?? 1) * (isMass ? 1 / gramsOfMl : gramsOfMl);
  const max = quantityMax === null ? null : quantityMax * size;
  const kind = isMass === isChanged ? "volume" : "mass";
  const found = measure(kind, system, (quantity ?? 0) * size, max, isChanged ? SCOOPED_TOLERANCE : undefined);
  return join(written(found), unitLabel(found.unit, found.max ?? found.quantity));
}

/** Pieces, cloves, cans: the words of the line stay, in the singular or the plural. */
function counted(line: string, opened: Opened, factor: number): LineParts {
  const { read, amount } = opened;
  const { name, unit } = readIngredientLine(line);
  const isWhole = amount.unit !== null && (LITTLE.has(amount.unit.name) || amount.unit.name === "leaf");
  const next = {
    quantity: wholeThings(read.quantity * factor, name, isWhole),
    max: read.quantityMax === null ? null : wholeThings(read.quantityMax * factor, name, isWhole),
  };
  const change = { from: read.quantityMax ?? read.quantity, to: next.max ?? next.quantity };
  const middle = slice(opened, read.next, amount.next);
  const rest = slice(opened, amount.next);
  if (amount.unit !== null) {
    return { amount: join(written(next), inflected(middle, wordOf(middle, amount.unit.name), change)), rest };
  }
  const noun = unit === null ? name.split(" ").at(-1) : wordOf(rest, unit);
  return { amount: join(written(next), middle), rest: inflected(rest, noun, change) };
}

/** The word that a text has for a unit: "tins" for `can`. */
function wordOf(text: string, unit: string): string | undefined {
  return tokensOf(text).findLast((token) => token.kind === "word" && unitOf(token.text)?.name === unit)?.text;
}

/** "Juice of half a lime", "Flour 200 g", "400 g tin": the amount comes to the front. */
function composed(line: string, factor: number): LineParts {
  const item = readIngredientLine(line);
  if (item.quantity === null) return { amount: "", rest: line.trim() };
  const unit = item.unit ?? "";
  const size = item.packageSize === null ? "" : `(${item.packageSize.quantity} ${item.packageSize.unit})`;
  const plain = join(String(item.quantity), unit, item.name);
  const scaled =
    open(plain) === null ? { amount: "", rest: plain } : scaleLine(plain, { factor, system: null });
  const rest = item.preparation === null ? scaled.rest : `${scaled.rest}, ${item.preparation}`;
  return { amount: join(scaled.amount, size), rest };
}

/** "(240 ml)" behind a cup says the old amount. */
function withoutSecondMeasure(rest: string, unit: Unit | null): string {
  return unit === null ? rest : rest.replace(/^\((?:[^()]*\d[^()]*)\)\s*/u, "");
}

function written({ quantity, max }: { readonly quantity: number; readonly max: number | null }): string {
  const low = formatQuantity(quantity);
  return max === null || max <= quantity ? low : `${low}–${formatQuantity(max)}`;
}

function join(...parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join(" ");
}
