import type { PlanRequest } from "@meal/domain/chef/plans";
import { describe, expect, it } from "vitest";
import { kitchen } from "../../scripts/testing/cookbook.ts";
import { isStaple } from "../foods/staples.ts";
import { STARCHES } from "./component.ts";
import { planMeals } from "./plan-meals.ts";
import { aRequest } from "./testing/synthetic-corpus.ts";

const index = kitchen.planner;

/** Weeks of three meals a day, as somebody gets them who asks for nothing else. */
const weeksOf = (wishes: Partial<PlanRequest> = {}) =>
  [1, 2, 3, 4, 5, 6].map((seed) => {
    const plan = planMeals(index, aRequest({ days: 7, mealsPerDay: 3, calories: 2000, seed, ...wishes }));
    if (plan.kind === "impossible") throw new Error("impossible");
    return plan.days.map(({ meals }) => meals);
  });

const median = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;

const minutesADay = (weeks: ReturnType<typeof weeksOf>): number =>
  median(weeks.flat().map((meals) => meals.reduce((sum, meal) => sum + (meal.handsOnMinutes ?? 0), 0)));

describe("a week that asks for nothing special", () => {
  const weeks = weeksOf();

  it("leaves its cook an evening", () => {
    expect(minutesADay(weeks)).toBeLessThan(60);
  });

  it("is made of dishes that its household knows", () => {
    const dishes = weeks.flat(2).flatMap(({ dishId }) => index.byDishId.get(dishId ?? "")?.dish ?? []);
    const strange = dishes.filter(({ familiar }) => familiar === "adventurous");
    expect(dishes.length).toBeGreaterThan(100);
    expect(strange.length / dishes.length).toBeLessThan(0.05);
  });

  it("is bought in one go", () => {
    const bought = weeks.map(
      (days) =>
        new Set(days.flat().flatMap(({ foodIds = [] }) => foodIds.filter((id) => !isStaple(id)))).size,
    );
    expect(median(bought)).toBeLessThan(85);
  });

  it("does not stand on one starch", () => {
    const shares = weeks.map((days) => {
      const dinners = days.flatMap((meals) => meals.slice(1));
      const pasta = dinners.filter(
        ({ dishId }) => index.byDishId.get(dishId ?? "")?.starch === STARCHES.indexOf("pasta"),
      );
      return pasta.length / dinners.length;
    });
    expect(Math.max(...shares)).toBeLessThan(0.45);
  });
});

it("whoever wants to cook is given something to do", () => {
  expect(minutesADay(weeksOf({ difficulty: "hard" }))).toBeGreaterThan(minutesADay(weeksOf()) + 15);
});
