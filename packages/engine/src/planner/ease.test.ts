import { minutesToTable } from "@meal/domain/chef/meal-steps";
import type { Meal, PlanRequest } from "@meal/domain/chef/plans";
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

const dishOf = ({ dishId = "" }: Meal) => index.byDishId.get(dishId);

describe("an easy week", () => {
  const days = weeksOf({ cooking: "easy", servings: 2 });
  const noons = days
    .flatMap((week) => week.slice(0, 5))
    .flatMap((meals) => meals.filter(({ type }) => type === "lunch"));

  it("has hardly a lunch of a working day that somebody has to wait for", () => {
    const cooked = noons.filter(({ leftoverOf }) => leftoverOf === undefined);
    expect(cooked.length).toBeGreaterThan(6);
    expect(cooked.filter((meal) => minutesToTable(meal) > 25).length).toBeLessThanOrEqual(1);
  });

  it("has pasta twice, with what is left over of it, and not all week", () => {
    const plates = days.map(
      (week) =>
        week
          .flatMap((meals) => meals.filter(({ type }) => type !== "breakfast"))
          .filter((meal) => dishOf(meal)?.starch === STARCHES.indexOf("pasta")).length,
    );
    expect(Math.max(...plates)).toBeLessThanOrEqual(5);
    expect(median(plates)).toBeLessThanOrEqual(4);
  });

  it("is made of what everybody knows, and of the rest where somebody wants to get to know it", () => {
    const unknownIn = (weeks: typeof days): number =>
      weeks
        .flat(2)
        .filter(({ leftoverOf }) => leftoverOf === undefined)
        .filter((meal) => !["everyday", null].includes(dishOf(meal)?.dish.familiar ?? null)).length;
    expect(unknownIn(days)).toBeLessThanOrEqual(4);
    expect(unknownIn(weeksOf({ cooking: "easy", servings: 2, familiar: "adventurous" }))).toBeGreaterThan(20);
  });
});

it("whoever wants to cook is given something to do", () => {
  expect(minutesADay(weeksOf({ difficulty: "hard" }))).toBeGreaterThan(minutesADay(weeksOf()) + 15);
});
