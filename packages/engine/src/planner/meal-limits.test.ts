import { expect, it } from "vitest";
import { kitchen } from "../../scripts/testing/cookbook.ts";
import { DIET_RULES } from "../diets/diet-rules.ts";
import { excessOver } from "./day-limits.ts";
import { planMeals } from "./plan-meals.ts";
import { figuresOfMeal } from "./stored-meal.ts";
import { aRequest } from "./testing/synthetic-corpus.ts";

/** One week alone says little: most have none of these meals, some have four. */
const SEEDS = 20;
const withLimits = Object.values(DIET_RULES).filter(({ mealLimits }) => mealLimits.length > 0);

it.each(withLimits)(
  "nine meals in ten of a week keep what $diet wishes of a meal",
  ({ diet, mealLimits }) => {
    const meals = Array.from({ length: SEEDS }).flatMap((_, seed) => {
      const plan = planMeals(kitchen.planner, aRequest({ days: 7, diet, seed, cooking: "easy" }));
      return plan.kind === "impossible" ? [] : plan.days.flatMap((day) => day.meals);
    });
    const missing = meals.filter((meal) =>
      mealLimits.some((limit) => excessOver(figuresOfMeal(kitchen.planner, meal), limit) > 0),
    );
    expect(meals.length).toBeGreaterThanOrEqual(SEEDS * 7 * 3);
    expect(missing.length / meals.length).toBeLessThan(0.1);
  },
);

it("some diet wishes something of every meal", () => {
  expect(withLimits).not.toEqual([]);
});
