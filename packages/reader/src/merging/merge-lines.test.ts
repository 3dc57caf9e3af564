import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { unitOf } from "../units/units.ts";
import { itemOf, mergeLines, type FoodFacts, type MergedItem } from "./merge-lines.ts";
import { joinPiles, pilesOf } from "./piles.ts";

const FOODS: Readonly<Record<string, FoodFacts>> = {
  onion: { foodId: "onion", gramsPerPiece: 110 },
  onions: { foodId: "onion", gramsPerPiece: 110 },
  flour: { foodId: "flour", density: 0.53 },
  Flour: { foodId: "flour", density: 0.53 },
  butter: { foodId: "butter", density: 0.96, gramsPerMeasure: { stick: 113 } },
  sugar: { foodId: "sugar", density: 0.85 },
};
const UNITS_OF: Readonly<Record<string, readonly string[]>> = {
  onion: ["", "g", "kg", "oz"],
  onions: ["", "g"],
  flour: ["g", "cup", "tbsp", "lb"],
  Flour: ["cups"],
  butter: ["g", "tbsp", "stick", "cup"],
  sugar: ["tsp", "cup", "kg"],
};
const lookup = (name: string): FoodFacts | null => FOODS[name] ?? null;

type Given = { readonly food: string; readonly quantity: number; readonly unit: string };
const given: fc.Arbitrary<Given> = fc.constantFrom(...Object.keys(FOODS)).chain((food) =>
  fc.record({
    food: fc.constant(food),
    quantity: fc.integer({ min: 1, max: 900 }),
    unit: fc.constantFrom(...(UNITS_OF[food] ?? [])),
  }),
);
const lines = fc.array(given, { maxLength: 12 });
const text = ({ food, quantity, unit }: Given): string => `${quantity} ${unit} ${food}`;

function gramsGiven({ food, quantity, unit }: Given): number {
  const facts = FOODS[food] ?? {};
  const known = unitOf(unit);
  if (known?.kind === "mass") return quantity * known.grams;
  if (known?.kind === "volume") return quantity * known.millilitres * (facts.density ?? 0);
  return (
    quantity * (known === null ? (facts.gramsPerPiece ?? 0) : (facts.gramsPerMeasure?.[known.name] ?? 0))
  );
}

function gramsBought(item: MergedItem): number {
  const facts = Object.values(FOODS).find(({ foodId }) => foodId === item.foodId) ?? {};
  const unit = item.unit === null ? null : unitOf(item.unit);
  if (unit?.kind === "mass") return (item.quantity ?? 0) * unit.grams;
  if (unit?.kind === "volume") return (item.quantity ?? 0) * unit.millilitres * (facts.density ?? 0);
  return (
    (item.quantity ?? 0) *
    (unit === null ? (facts.gramsPerPiece ?? 0) : (facts.gramsPerMeasure?.[unit.name] ?? 0))
  );
}

describe("merged lines", () => {
  it("show their arithmetic across units", () => {
    expect(mergeLines(["150 g onion", "2 onions, chopped"], lookup)).toMatchObject([
      {
        foodId: "onion",
        quantity: 4,
        unit: null,
        grams: 370,
        arithmetic: "2 onions + 150 g onion = 4 onions",
      },
    ]);
  });

  it("keep apart what nobody can weigh", () => {
    expect(mergeLines(["1 bunch parsley", "20 g parsley"])).toMatchObject([
      { name: "parsley", quantity: 20, unit: "g", more: [{ quantity: 1, unit: "bunch" }], grams: null },
    ]);
  });

  it("are one thing without regard to case and plural", () => {
    expect(mergeLines(["1 Lemon", "2 lemons", "juice of 1 lemon"])).toMatchObject([
      { quantity: 4, unit: null },
    ]);
  });

  it("count cans of an unstated size with the others", () => {
    expect(mergeLines(["2 cans beans", "1 (400 g) can beans"])).toMatchObject([
      { quantity: 3, unit: "can", grams: 1200 },
    ]);
  });

  it("take the upper end of a range", () => {
    expect(mergeLines(["2-3 carrots", "1 carrot"])).toMatchObject([{ quantity: 4 }]);
  });

  it("remember every recipe they come from", () => {
    const merged = mergeLines([
      { line: "1 onion", recipeSource: "Soup" },
      { line: "2 onions", recipeSource: "Curry" },
      { line: "salt", recipeSource: "Soup" },
    ]);
    expect(merged.map(({ name, recipeSources }) => [name, recipeSources])).toEqual([
      ["onion", ["Curry", "Soup"]],
      ["salt", ["Soup"]],
    ]);
  });

  it("stay the same in any order", () => {
    fc.assert(
      fc.property(lines, fc.infiniteStream(fc.nat(1000)), (list, keys) => {
        const shuffled = list
          .map((item) => [keys.next().value, item] as const)
          .toSorted(([a], [b]) => Number(a) - Number(b))
          .map(([, item]) => item);
        expect(mergeLines(shuffled.map(text), lookup)).toEqual(mergeLines(list.map(text), lookup));
      }),
    );
  });

  it("stay the same in any grouping", () => {
    fc.assert(
      fc.property(lines, lines, lines, (one, two, three) => {
        const [a, b, c] = [one, two, three].map((list) => pilesOf(list.map(text), lookup));
        const left = joinPiles(joinPiles(a ?? [], b ?? []), c ?? []);
        const right = joinPiles(a ?? [], joinPiles(b ?? [], c ?? []));
        expect(left.map(itemOf)).toEqual(right.map(itemOf));
      }),
    );
  });

  it("conserve mass, and what is bought is enough", () => {
    fc.assert(
      fc.property(lines, (list) => {
        for (const item of mergeLines(list.map(text), lookup)) {
          const wanted = list
            .filter(({ food }) => FOODS[food]?.foodId === item.foodId)
            .reduce((sum, line) => sum + gramsGiven(line), 0);
          expect(item.grams).toBeCloseTo(wanted, 5);
          expect(gramsBought(item)).toBeGreaterThanOrEqual(wanted * 0.989);
        }
      }),
    );
  });

  it("never put two foods together", () => {
    fc.assert(
      fc.property(lines, (list) => {
        const foods = new Set(list.map(({ food }) => FOODS[food]?.foodId));
        const merged = mergeLines(list.map(text), lookup).map(({ foodId }) => foodId);
        expect(merged).toHaveLength(foods.size);
        expect(new Set<unknown>(merged)).toEqual(foods);
      }),
    );
  });
});
