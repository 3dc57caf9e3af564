import { expect, it } from "vitest";
import { knownCents, knownKcal } from "./known-figures.ts";
import { isKnownWhole } from "./known-whole.ts";

const nothing = { kcal: 0, protein: 0, carbs: 0, fat: 0, fiber: 0, sugars: 0, saturatedFat: 0, sodiumMg: 0 };

it("claims neither energy nor a price for a recipe of which nothing is known", () => {
  expect(knownKcal({ calories: 0 })).toBeNull();
  expect(knownKcal({ calories: 0, nutrition: nothing })).toBe(0);
  expect(knownKcal({ calories: 320 })).toBe(320);
  expect([knownCents({ price: 0 }), knownCents({ price: 150 })]).toEqual([null, 150]);
});

it("takes a recipe without a line for one that nobody knows", () => {
  expect(isKnownWhole({ diets: [{ isUnsure: false }], unknown: [] })).toBe(true);
  expect(isKnownWhole({ diets: [{ isUnsure: true }], unknown: [] })).toBe(false);
  expect(isKnownWhole({ diets: [{ isUnsure: false }], unknown: ["1 brrtl"] })).toBe(false);
});
