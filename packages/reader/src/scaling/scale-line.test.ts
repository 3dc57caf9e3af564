import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readIngredientLine } from "../lines/read-line.ts";
import { unitOf } from "../units/units.ts";
import { sizeOf } from "./measures.ts";
import { type LineView, scaleLine } from "./scale-line.ts";

function rewrite(line: string, factor: number, system: LineView["system"] = null): string {
  const { amount, rest } = scaleLine(line, { factor, system });
  return `${amount} ${rest}`.trim();
}

describe("a line for more or fewer people", () => {
  it.each([
    ["5 eggs, beaten", 0.5, "3 eggs, beaten"],
    ["1 egg", 1 / 3, "1 egg"],
    ["2 eggs", 0.5, "1 egg"],
    ["1 onion, chopped", 2, "2 onions, chopped"],
    ["2 large onions, thinly sliced", 0.5, "1 large onion, thinly sliced"],
    ["1 1/2 tomatoes, chopped", 2, "3 tomatoes, chopped"],
    ["1 tomato, diced", 1 / 3, "⅓ tomato, diced"],
    ["2 cloves garlic, minced", 0.5, "1 clove garlic, minced"],
    ["1 garlic clove, crushed", 3, "3 garlic cloves, crushed"],
    ["1 (14 oz) can coconut milk", 2, "2 (14 oz) cans coconut milk"],
    ["400 g tin chopped tomatoes", 2, "2 cans (400 g) chopped tomatoes"],
    ["390 g chickpea, drained", 2, "780 g chickpea, drained"],
    ["600 g pasta", 2, "1.2 kg pasta"],
    ["1 cup milk", 1 / 3, "⅓ cup milk"],
    ["1 cup (240 ml) milk", 2, "2 cups milk"],
    ["1 tbsp olive oil", 8, "½ cup olive oil"],
    ["1 tbsp olive oil", 1 / 3, "1 tsp olive oil"],
    ["1 1/2 tsp cumin", 2, "1 tbsp cumin"],
    ["1/4 tsp salt", 0.5, "⅛ tsp salt"],
    ["1½–2 cups chicken stock", 2, "3–4 cups chicken stock"],
    ["2 tbsp plus 1 tsp sugar", 3, "7 tbsp sugar"],
    ["half a dozen eggs", 2, "12 eggs"],
    ["a pinch of salt", 2, "2 pinches of salt"],
    ["juice of half a lime", 4, "2 limes, juice"],
    ["Flour 200 g", 2, "400 g Flour"],
    ["1 lb 4 oz chicken thighs", 2, "2½ lb chicken thighs"],
    ["salt and pepper to taste", 4, "salt and pepper to taste"],
    ["小麦粉 200g", 2, "400 g 小麦粉"],
  ])("writes %j for %d times as many as %j", (line, factor, expected) => {
    expect(rewrite(line, factor)).toBe(expected);
  });

  it.each([
    ["1 1/2 tomatoes, chopped", "1½ tomatoes, chopped"],
    ["3/8 tsp turmeric", "⅜ tsp turmeric"],
    ["2 tbsp plus 1 tsp sugar", "2 tbsp plus 1 tsp sugar"],
    ["1 (14 oz) can coconut milk", "1 (14 oz) can coconut milk"],
    ["1 cup (240 ml) milk", "1 cup (240 ml) milk"],
    ["  salt to taste ", "salt to taste"],
  ])("only tidies the numbers of %j for as many", (line, expected) => {
    expect(rewrite(line, 1)).toBe(expected);
  });

  it("comes in two: how much, and of what", () => {
    expect(scaleLine("2 tbsp basil, torn", { factor: 1, system: null })).toEqual({
      amount: "2 tbsp",
      rest: "basil, torn",
    });
  });
});

describe("a line in other measures", () => {
  it.each([
    ["390 g chickpea, drained", "us", "14 oz chickpea, drained"],
    ["500 g canned tomatoes", "us", "17.5 oz canned tomatoes"],
    ["60 ml dashi", "us", "¼ cup dashi"],
    ["260 ml water", "us", "1⅛ cups water"],
    ["150 ml milk", "us", "⅝ cup milk"],
    ["5 ml vanilla", "us", "1 tsp vanilla"],
    ["3 g bonito flakes", "us", "3 g bonito flakes"],
    ["1 kg potatoes", "us", "2¼ lb potatoes"],
    ["1 cup milk", "metric", "240 ml milk"],
    ["8 oz salmon", "metric", "230 g salmon"],
    ["2 lb beef", "metric", "910 g beef"],
    ["2 tbsp olive oil", "metric", "2 tbsp olive oil"],
    ["2 onions", "metric", "2 onions"],
    ["1 cup milk", "us", "1 cup milk"],
    ["25 g all-purpose flour", "us", "3 tbsp all-purpose flour"],
    ["27 g panko", "us", "½ cup panko"],
    ["160 g cheddar cheese, grated", "us", "1⅓ cups cheddar cheese, grated"],
    ["160 g cheddar cheese, sliced", "us", "5¾ oz cheddar cheese, sliced"],
    ["200 g long-grain white rice", "us", "1 cup long-grain white rice"],
    ["240 g milk", "us", "1 cup milk"],
    ["8 oz cream cheese", "us", "8 oz cream cheese"],
    ["1 cup all-purpose flour", "metric", "125 g all-purpose flour"],
    ["1/2 cup olive oil", "metric", "120 ml olive oil"],
    ["4 oz butter", "metric", "115 g butter"],
  ] as const)("writes %j in %s measures as %j", (line, system, expected) => {
    expect(rewrite(line, 1, system)).toBe(expected);
  });
});

const units = fc.constantFrom("g", "kg", "oz", "lb", "ml", "l", "cup", "tbsp", "tsp");
const factors = fc.constantFrom(1 / 6, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 0.75, 1, 1.5, 2, 3, 4, 10);
const systems = fc.constantFrom(null, "us", "metric");

function amountOf(line: string): number {
  const { quantity, unit } = readIngredientLine(line);
  const known = unit === null ? null : unitOf(unit);
  return (quantity ?? NaN) * ((known === null ? null : sizeOf(known)) ?? NaN);
}

describe("any line", () => {
  it("says nearly the same amount, whatever it is written in", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), units, factors, systems, (half, unit, factor, system) => {
        const line = `${half / 2} ${unit} lamb`;
        const wanted = amountOf(line) * factor;
        // Under a quarter teaspoon and under ten grams every spoon and scale is coarse.
        fc.pre(wanted >= 10);
        const got = amountOf(rewrite(line, factor, system));
        expect(Math.abs(got / wanted - 1)).toBeLessThan(0.065);
      }),
    );
  });

  it("weighs nearly the same by the cup as on the scale", () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 1500 }), (grams) => {
        const line = rewrite(`${grams} g flour`, 1, "us");
        expect(Math.abs((amountOf(line) / 236.588) * 125 - grams) / grams).toBeLessThan(0.13);
      }),
    );
  });

  it("keeps at least something of whatever it names", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), factors, (count, factor) => {
        for (const thing of ["eggs", "onions", "cloves garlic", "pinches salt"]) {
          const { quantity } = readIngredientLine(rewrite(`${count} ${thing}`, factor));
          expect(quantity).toBeGreaterThan(0);
          expect(thing !== "eggs" || Number.isInteger(quantity)).toBe(true);
        }
      }),
    );
  });

  it("is rewritten without a failure, and never to nothing", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme", maxLength: 200 }),
        factors,
        systems,
        (line, factor, system) => {
          const text = rewrite(line, factor, system);
          expect(text === "").toBe(line.trim() === "");
        },
      ),
    );
  });
});
