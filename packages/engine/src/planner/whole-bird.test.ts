import { expect, it } from "vitest";
import { kitchen } from "../../scripts/testing/cookbook.ts";
import { isWholeFor } from "./whole-bird.ts";

const dishOf = (id: string) => {
  const found = kitchen.planner.byDishId.get(id);
  if (found === undefined) throw new Error(`The cookbook has no ${id}.`);
  return found;
};

it("is roasted for four and not for two", () => {
  expect(isWholeFor(dishOf("sunday-roast-chicken"), 4)).toBe(true);
  expect(isWholeFor(dishOf("sunday-roast-chicken"), 2)).toBe(false);
  expect(isWholeFor(dishOf("white-cut-chicken"), 1)).toBe(false);
});

it("says nothing against legs and thighs", () => {
  expect(isWholeFor(dishOf("lemon-thyme-roast-chicken-legs"), 1)).toBe(true);
});
