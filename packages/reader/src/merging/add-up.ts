import type { Measure } from "../lines/ingredient-line.ts";
import { unitOf, type Unit } from "../units/units.ts";
import type { FoodFacts, Part, Pile } from "./piles.ts";

/** Parts that can be added up as they are: all of mass, all of volume, or all of one thing that is counted. */
export type Heap = {
  readonly kind: "mass" | "volume" | "count";
  /** Of a counted thing; null for pieces. */
  readonly unit: string | null;
  /** Grams, millilitres or how many. */
  readonly amount: number;
  readonly parts: readonly Part[];
};

function unitOfPart(part: Part): Unit | null {
  return part.unit === null ? null : unitOf(part.unit);
}

/** The one size in which a package is asked for; null where there is none, or more than one. */
function onlySize(parts: readonly Part[], unit: string | null): string | null {
  const sizes = new Set(parts.filter((part) => part.unit === unit && part.packageSize !== null).map(sizeKey));
  return sizes.size === 1 ? ([...sizes][0] ?? null) : null;
}

function sizeKey(part: Part): string {
  return part.packageSize === null ? "" : `${part.packageSize.quantity} ${part.packageSize.unit}`;
}

/** A can without a size is the same as the others, while these are all of one size. */
function heapKey(part: Part, parts: readonly Part[]): string {
  const unit = unitOfPart(part);
  if (unit !== null && unit.kind !== "count") return unit.kind;
  const size = onlySize(parts, part.unit) === null ? sizeKey(part) : "";
  return `count ${unit?.name ?? ""} ${size}`;
}

function amountOf(part: Part): number {
  const unit = unitOfPart(part);
  const quantity = part.quantity ?? 0;
  if (unit?.kind === "mass") return quantity * unit.grams;
  return unit?.kind === "volume" ? quantity * unit.millilitres : quantity;
}

function heapOf(parts: readonly Part[]): Heap {
  const [first] = parts;
  const unit = first === undefined ? null : unitOfPart(first);
  const amount = parts.reduce((sum, part) => sum + amountOf(part), 0);
  return { kind: unit?.kind ?? "count", unit: unit?.kind === "count" ? unit.name : null, amount, parts };
}

/** Sorts the stated parts of a pile into heaps that add up. */
export function heapsOf(pile: Pile): Heap[] {
  const byKey = new Map<string, Part[]>();
  for (const part of pile.parts) {
    if (part.quantity === null) continue;
    const key = heapKey(part, pile.parts);
    byKey.set(key, [...(byKey.get(key) ?? []), part]);
  }
  return [...byKey.values()].map(heapOf);
}

function gramsOfMeasure({ quantity, unit }: Measure, facts: FoodFacts): number | null {
  const known = unitOf(unit);
  if (known?.kind === "mass") return quantity * known.grams;
  if (known?.kind !== "volume" || facts.density === undefined) return null;
  return quantity * known.millilitres * facts.density;
}

/** What one counted thing weighs: its stated size, else what is known of the food. */
export function gramsOfOne(heap: Heap, facts: FoodFacts): number | null {
  const size = heap.parts.find((part) => part.packageSize !== null)?.packageSize ?? null;
  const stated = size === null ? null : gramsOfMeasure(size, facts);
  if (stated !== null) return stated;
  if (heap.unit === null || heap.unit === "piece") {
    return facts.gramsPerPiece ?? facts.gramsPerMeasure?.["piece"] ?? null;
  }
  return facts.gramsPerMeasure?.[heap.unit] ?? null;
}

/** The grams of a heap, or null where nobody knows what it weighs. */
export function gramsOfHeap(heap: Heap, facts: FoodFacts): number | null {
  if (heap.kind === "mass") return heap.amount;
  if (heap.kind === "volume") return facts.density === undefined ? null : heap.amount * facts.density;
  const one = gramsOfOne(heap, facts);
  return one === null ? null : one * heap.amount;
}
