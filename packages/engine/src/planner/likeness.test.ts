import { describe, expect, it } from "vitest";
import { kitchen } from "../../scripts/testing/cookbook.ts";

const likenessesOf = (id: string): readonly number[] => {
  const found = kitchen.planner.byDishId.get(id);
  if (found === undefined) throw new Error(`The cookbook has no ${id}.`);
  return found.likenesses;
};

const alike = (one: string, other: string): number =>
  likenessesOf(one).filter((likeness) => likenessesOf(other).includes(likeness)).length;

describe("what two dishes have in common, whatever they are called", () => {
  it.each([
    ["arroz-con-pollo", "one-pot-chicken-and-rice", 3],
    ["chicken-broccoli-rice-casserole", "chicken-alfredo", 3],
    ["mujaddara-crisp-onions", "koshari", 1],
    ["tuna-noodle-casserole", "tuna-mac", 2],
    ["beef-broccoli-ginger", "mongolian-beef", 1],
    ["spaghetti-bolognese", "shepherds-pie", 1],
    ["spaghetti-bolognese", "chicken-parmesan", 1],
  ])("is much of %s and %s", (one, other, least) => {
    expect(alike(one, other)).toBeGreaterThanOrEqual(least);
  });

  it.each([
    ["salisbury-steak", "spaghetti-al-pomodoro"],
    ["broccoli-cheddar-soup", "arroz-con-pollo"],
    ["tuna-white-bean-salad", "chicken-alfredo"],
  ])("is nothing of %s and %s", (one, other) => {
    expect(alike(one, other)).toBe(0);
  });

  it("is nothing of what only stands beside a dish", () => {
    expect(likenessesOf("extra-rice")).toEqual([]);
  });
});
