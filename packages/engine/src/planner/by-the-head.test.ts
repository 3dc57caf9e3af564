import { plainPlanRequest } from "@meal/domain/chef/plain-plan-request";
import type { Meal } from "@meal/domain/chef/plans";
import { describe, expect, it } from "vitest";
import { kitchen } from "../../scripts/testing/cookbook.ts";
import { createPortion, lineOf } from "./portion.ts";
import { planMeals } from "./plan-meals.ts";

const { foodOf, measureOf, byDishId } = kitchen.planner;

/** The lines of a dish of the cookbook for so many at a table, at so many times its servings. */
const linesOf = (id: string, people: number, factor: number): string[] => {
  const { dish, isExtra } = byDishId.get(id) ?? {};
  if (dish === undefined || isExtra === undefined) throw new Error(`The cookbook has no ${id}.`);
  return dish.ingredients.flatMap((ingredient) => {
    const food = foodOf(ingredient.foodId);
    const grams = (ingredient.grams / dish.servings) * factor * people;
    const table = { people, form: dish.form, isExtra };
    return food === undefined
      ? []
      : [lineOf(createPortion(ingredient, measureOf(ingredient.measure), food, grams, table))];
  });
};

/** The number at the front of a line, "2 1/2" for two and a half. */
const amountOf = (line: string): number => {
  const [, whole = "0", half = ""] = /^(\d+)?(?: ?(1\/2))?/u.exec(line) ?? [];
  return Number(whole) + (half === "" ? 0 : 0.5);
};

const SLICES = /^[\d /]+ slices? (?:whole wheat|white|sourdough|multigrain|rye) bread(?!crumb)/u;

const mealsOf = (servings: number): Meal[] =>
  Array.from({ length: 20 }).flatMap((_, seed) => {
    const plan = planMeals(kitchen.planner, { ...plainPlanRequest, cooking: "easy", servings, seed });
    if (plan.kind === "impossible") throw new Error("impossible");
    return plan.days.flatMap(({ meals }) => meals);
  });

describe("what is measured out by the head", () => {
  it.each([2, 3, 4, 5])("is a whole number of slices for each of %i", (people) => {
    for (const factor of [0.8, 1, 1.15, 1.3, 1.6]) {
      const [bread = ""] = linesOf("classic-peanut-butter-sandwich", people, factor);
      expect(bread).toMatch(/slices/u);
      expect(amountOf(bread) % people).toBe(0);
    }
  });

  it("is an apple for each, and half an avocado, however large the meal", () => {
    expect(linesOf("extra-apple", 4, 1.6)).toEqual(["4 apples"]);
    expect(linesOf("extra-avocado", 4, 1.3)).toEqual(["2 avocados"]);
  });

  it("is no egg that is beaten, and no bread that is crumbled", () => {
    expect(linesOf("yangzhou-fried-rice", 4, 0.9).find((line) => line.includes("egg"))).toBe(
      "5 eggs, beaten",
    );
  });

  it.each([2, 4])("holds in easy weeks for %i, which come out right all the same", (servings) => {
    const breads = mealsOf(servings).flatMap(({ ingredients }) =>
      ingredients.filter((line) => SLICES.test(line)),
    );
    expect(breads.length).toBeGreaterThan(3);
    expect(breads.filter((line) => amountOf(line) % servings !== 0)).toEqual([]);
  });
});
