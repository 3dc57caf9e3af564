import type { Measure } from "../lines/ingredient-line.ts";
import { formatQuantity } from "../quantities/format-quantity.ts";
import { unitLabel } from "../units/unit-label.ts";
import { pluralOf } from "../words/plural.ts";
import { gramsOfHeap, gramsOfOne, heapsOf, type Heap } from "./add-up.ts";
import { pilesOf, type FoodFacts, type FoodLookup, type LineToMerge, type Part, type Pile } from "./piles.ts";
import { asMeasure, shopperAmount, type ShopperAmount } from "./shopper-amount.ts";

export type { FoodFacts, FoodLookup, LineToMerge } from "./piles.ts";

/** One thing to buy. */
export type MergedItem = {
  /** What is bought, whatever it is called and however much of it: lines with the same key are one thing. */
  readonly key: string;
  readonly name: string;
  readonly foodId: string | null;
  /** Rounded up for a shopper; null where no line states an amount. */
  readonly quantity: number | null;
  /** Null counts pieces. */
  readonly unit: string | null;
  /** What could not be added to `quantity`: a bunch beside the grams. */
  readonly more: readonly Measure[];
  /** All of it in grams, not rounded; null where a part cannot be weighed. */
  readonly grams: number | null;
  /** "2 onions + 150 g onion = 4 onions"; empty where nothing was added up. */
  readonly arithmetic: string;
  readonly recipeSources: readonly string[];
};

const RANK = { mass: 0, volume: 1, count: 2 } as const;

/** Heaps of one food whose weights are known become one: pieces if any are counted in pieces, else grams. */
function united(heaps: readonly Heap[], facts: FoodFacts): Heap[] {
  const weighed = heaps.filter((heap) => gramsOfHeap(heap, facts) !== null);
  if (weighed.length < 2) return [...heaps];
  const grams = weighed.reduce((sum, heap) => sum + (gramsOfHeap(heap, facts) ?? 0), 0);
  const parts = weighed.flatMap((heap) => heap.parts);
  const pieces = weighed.find((heap) => heap.kind === "count" && heap.unit === null);
  const one = pieces === undefined ? null : gramsOfOne(pieces, facts);
  const whole: Heap =
    one === null
      ? { kind: "mass", unit: null, amount: grams, parts }
      : { kind: "count", unit: null, amount: grams / one, parts };
  return [whole, ...heaps.filter((heap) => !weighed.includes(heap))];
}

function inOrder(heaps: readonly Heap[]): Heap[] {
  return heaps.toSorted(
    (one, other) =>
      RANK[one.kind] - RANK[other.kind] ||
      other.parts.length - one.parts.length ||
      (one.unit ?? "").localeCompare(other.unit ?? ""),
  );
}

function written({ quantity, unit }: ShopperAmount, name: string): string {
  const amount = formatQuantity(quantity);
  if (unit !== null) return `${amount} ${unitLabel(unit, quantity)} ${name}`;
  return `${amount} ${quantity > 1 ? pluralOf(name) : name}`;
}

function writtenPart(part: Part): string {
  return written({ quantity: part.quantity ?? 0, unit: part.unit }, part.name);
}

function arithmeticOf(heap: Heap | undefined, amount: ShopperAmount | null, name: string): string {
  if (heap === undefined || amount === null || heap.parts.length < 2) return "";
  // Pieces first: "2 onions + 150 g onion = 4 onions".
  const parts = heap.parts.toSorted((one, other) => Number(one.unit !== null) - Number(other.unit !== null));
  return `${parts.map(writtenPart).join(" + ")} = ${written(amount, name)}`;
}

/** The plainest of the names in use: the shortest, and rather one in small letters. */
function nameOf({ parts }: Pile): string {
  const names = parts.map((part) => part.name);
  return names.toSorted((one, other) => one.length - other.length || (one > other ? -1 : 1))[0] ?? "";
}

function totalGrams(heaps: readonly Heap[], facts: FoodFacts): number | null {
  let sum = 0;
  for (const heap of heaps) {
    const grams = gramsOfHeap(heap, facts);
    if (grams === null) return null;
    sum += grams;
  }
  return heaps.length === 0 ? null : sum;
}

/** A pile as one thing to buy. */
export function itemOf(pile: Pile): MergedItem {
  const heaps = heapsOf(pile);
  const [first, ...others] = inOrder(united(heaps, pile.facts));
  const amount = first === undefined ? null : shopperAmount(first);
  const name = nameOf(pile);
  const sources = pile.parts.map((part) => part.recipeSource).filter((source) => source !== null);
  return {
    key: pile.key,
    name,
    foodId: pile.facts.foodId ?? null,
    quantity: amount?.quantity ?? null,
    unit: amount?.unit ?? null,
    more: others.map((heap) => asMeasure(shopperAmount(heap))),
    grams: totalGrams(heaps, pile.facts),
    arithmetic: arithmeticOf(first, amount, name),
    recipeSources: [...new Set(sources)].toSorted(),
  };
}

const NOTHING_KNOWN: FoodLookup = () => null;

/** Merges lines into things to buy: by name without regard to case and plural, or by food where the caller knows it. */
export function mergeLines(
  lines: readonly (string | LineToMerge)[],
  lookup: FoodLookup = NOTHING_KNOWN,
): MergedItem[] {
  return pilesOf(lines, lookup).map(itemOf);
}
