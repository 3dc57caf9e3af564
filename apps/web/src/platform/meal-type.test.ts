import { expect, it } from "vitest";
import { mealType } from "./meal-type.ts";

it("knows the meals of a day, and leaves every other word", () => {
  expect(["dinner", "Second breakfast", "constructor"].map(mealType)).toEqual([
    "dinner",
    "Second breakfast",
    "constructor",
  ]);
});
