import type { Measure } from "../lines/ingredient-line.ts";
import { readIngredientLine, type IngredientLine } from "../lines/read-line.ts";
import { normaliseFoodWords } from "../words/normalise.ts";

/** What the caller knows of a food, so that spoons, grams and pieces of it can be added up. */
export type FoodFacts = {
  readonly foodId?: string;
  /** Grams a millilitre. */
  readonly density?: number;
  readonly gramsPerPiece?: number;
  /** Grams of other measures of this food: a clove, a bunch, a slice. */
  readonly gramsPerMeasure?: Readonly<Record<string, number>>;
};

/** Tells what is known of a food by its name; null where it is not known. */
export type FoodLookup = (name: string) => FoodFacts | null;

/** A line to merge, and the recipe it comes from. */
export type LineToMerge = { readonly line: string; readonly recipeSource?: string };

/** One line's share of a thing to buy. Of a range the upper end, so that it is enough. */
export type Part = {
  readonly quantity: number | null;
  readonly unit: string | null;
  readonly packageSize: Measure | null;
  readonly name: string;
  readonly recipeSource: string | null;
};

/** Everything asked for of one food. Nothing is rounded here. */
export type Pile = { readonly key: string; readonly facts: FoodFacts; readonly parts: readonly Part[] };

function partKey(part: Part): string {
  return JSON.stringify([part.name, part.unit, part.quantity, part.packageSize, part.recipeSource]);
}

function sorted(parts: readonly Part[]): Part[] {
  const keyed = parts.map((part) => [partKey(part), part] as const);
  return keyed.toSorted(([one], [other]) => (one < other ? -1 : Number(one > other))).map(([, part]) => part);
}

/** Puts two heaps of piles together. The order and the grouping make no difference to the result. */
export function joinPiles(one: readonly Pile[], other: readonly Pile[]): Pile[] {
  const byKey = new Map<string, Pile>();
  for (const pile of [...one, ...other]) {
    const known = byKey.get(pile.key);
    byKey.set(pile.key, known === undefined ? pile : { ...known, parts: [...known.parts, ...pile.parts] });
  }
  const inOrder = ({ key, facts, parts }: Pile): Pile => ({ key, facts, parts: sorted(parts) });
  return [...byKey.values()].map(inOrder).toSorted((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)));
}

/** The pile that one read line makes. */
function pileOf(item: IngredientLine, recipeSource: string | null, lookup: FoodLookup): Pile {
  const facts = lookup(item.name) ?? {};
  const part: Part = {
    quantity: item.quantityMax ?? item.quantity,
    unit: item.unit,
    packageSize: item.packageSize,
    name: item.name,
    recipeSource,
  };
  const key = facts.foodId === undefined ? `name ${normaliseFoodWords(item.name)}` : `food ${facts.foodId}`;
  return { key, facts, parts: [part] };
}

/** Reads lines into piles, one a food. */
export function pilesOf(lines: readonly (string | LineToMerge)[], lookup: FoodLookup): Pile[] {
  const piles = lines.map((given) => {
    const { line, recipeSource } =
      typeof given === "string" ? { line: given, recipeSource: undefined } : given;
    return pileOf(readIngredientLine(line), recipeSource ?? null, lookup);
  });
  return joinPiles(piles, []);
}
