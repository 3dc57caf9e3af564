import { expect, it } from "vitest";
import { recipeNameKey } from "./saved-recipes.ts";

it("takes names for the same that differ in case, spaces and how an accent is written", () => {
  const names = ["Crème  brûlée", " CRÈME BRÛLÉE", "cre\u0300me bru\u0302le\u0301e"];
  expect(new Set(names.map(recipeNameKey))).toEqual(new Set(["crème brûlée"]));
  expect(recipeNameKey("Creme brulee")).not.toBe(recipeNameKey("Crème brûlée"));
});

it("makes of any name a key that an index can hold, also of letters that become longer", () => {
  for (const letter of ["\u0344", "İ", "\uFB2C", "食", "🥗"])
    expect(new TextEncoder().encode(recipeNameKey(letter.repeat(300))).length).toBeLessThanOrEqual(900);
});
