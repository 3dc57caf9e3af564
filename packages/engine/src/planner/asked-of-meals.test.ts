import type { PlanRequest } from "@meal/domain/chef/plans";
import { expect, it } from "vitest";
import { kitchen } from "../../scripts/testing/cookbook.ts";
import { planMeals } from "./plan-meals.ts";
import { aRequest } from "./testing/synthetic-corpus.ts";

const mealsOf = (request: Partial<PlanRequest>) => {
  const plan = planMeals(
    kitchen.planner,
    aRequest({ days: 5, mealsPerDay: 3, cooking: "fresh", ...request }),
  );
  if (plan.kind === "impossible") throw new Error("impossible");
  return plan.days.flatMap(({ meals }) => meals);
};

const CATEGORIES: PlanRequest["categories"] = ["breakfast", "soup", "main"];

it.each([1, 2, 3, 4])("gives soup at every noon to who wants it there (seed %i)", (seed) => {
  const meals = mealsOf({ categories: CATEGORIES, seed });
  expect(meals.filter((_, at) => at % 3 === 1).map(({ category }) => category)).toEqual(
    Array.from({ length: 5 }, () => "soup"),
  );
});

it("has no soup after soup where nobody asked for it", () => {
  const soups = [1, 2, 3, 4].map(
    (seed) => mealsOf({ seed }).filter(({ category }) => category === "soup").length,
  );
  expect(Math.max(...soups)).toBeLessThanOrEqual(1);
});

it.each([5, 6])("has most meals as somebody's words want them (seed %i)", (seed) => {
  const meals = mealsOf({ tastePreferences: "smoky", seed });
  const smoky = meals.filter(({ why = "" }) => why.includes("has what you asked for"));
  expect(smoky.length).toBeGreaterThan(meals.length / 2);
});
