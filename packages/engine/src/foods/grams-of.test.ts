import { NO_NUTRITION } from "@meal/domain/chef/nutrition";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Food } from "./food.ts";
import { gramsOf } from "./grams-of.ts";

const food = (changes: Partial<Food>): Food => ({
  id: "thing",
  name: "thing",
  aliases: [],
  kind: "vegetable",
  aisle: "produce",
  per100g: NO_NUTRITION,
  density: null,
  measures: [],
  centsPerKg: 100,
  allergens: [],
  tags: [],
  fodmap: null,
  source: "test",
  eaten: 1,
  ...changes,
});
const onion = food({
  measures: [
    { name: "piece", grams: 110 },
    { name: "cup", grams: 160 },
    { name: "slice", grams: 14 },
  ],
});

describe("what a measure of a food weighs", () => {
  it("weighs by mass without asking the food", () => {
    expect(gramsOf(food({}), 250, "g")).toBe(250);
    expect(gramsOf(food({}), 1, "lb")).toBeCloseTo(453.6, 1);
  });

  it("takes the food's own measures first", () => {
    expect(gramsOf(onion, 2, null)).toBe(220);
    expect(gramsOf(onion, 0.5, "cup")).toBe(80);
    expect(gramsOf(onion, 3, "slices")).toBe(42);
  });

  it("knows small from large", () => {
    expect(gramsOf(onion, 1, "small")).toBeLessThan(110);
    expect(gramsOf(onion, 1, "large")).toBeGreaterThan(110);
  });

  it("pours by the food's cup where it has one, else by its density", () => {
    expect(gramsOf(onion, 1, "tbsp")).toBeCloseTo(10, 0);
    expect(gramsOf(food({ density: 0.92, kind: "fat" }), 100, "ml")).toBeCloseTo(92, 5);
  });

  it("says nothing where nobody can know", () => {
    expect(gramsOf(food({}), 1, null)).toBeNull();
    expect(gramsOf(food({}), 1, "furlong")).toBeNull();
    expect(gramsOf(onion, Number.NaN, "g")).toBeNull();
    expect(gramsOf(onion, -1, "g")).toBeNull();
  });

  it("doubles with the quantity", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1000, noNaN: true }),
        fc.constantFrom("g", "cup", "tbsp", "slice", "large", null),
        (quantity, unit) => {
          expect(gramsOf(onion, quantity * 2, unit)).toBeCloseTo(
            2 * (gramsOf(onion, quantity, unit) ?? Number.NaN),
            6,
          );
        },
      ),
    );
  });
});
