import { describe, expect, it } from "vitest";
import { kitchen } from "../../scripts/testing/cookbook.ts";
import { plainPlanRequest } from "@meal/domain/chef/plain-plan-request";
import { planMeals } from "../planner/plan-meals.ts";
import { outOfSeason } from "../planner/ease.ts";
import { isOutOfSeason } from "./season.ts";

describe("what is in season", () => {
  it.each([
    ["fig", "2026-12-01", true],
    ["fig", "2026-08-03", false],
    ["persimmon", "2026-12-28", false],
    ["persimmon", "2027-01-31", false],
    ["persimmon", "2026-06-01", true],
    ["apple", "2026-06-01", false],
  ])("%s on %s: %s", (foodId, date, isLate) => {
    expect(isOutOfSeason(foodId, date)).toBe(isLate);
  });

  it.each([
    ["gazpacho-andaluz", "2026-11-28", true],
    ["gazpacho-andaluz", "2026-07-04", false],
    ["broccoli-cheddar-soup", "2026-11-28", false],
  ])("is no cold soup in the cold months: %s on %s", (dishId, startDate, isLate) => {
    const main = kitchen.planner.byDishId.get(dishId);
    if (main === undefined) throw new Error(`The cookbook has no ${dishId}.`);
    const cost = outOfSeason({ main, addons: [] }, { request: { ...plainPlanRequest, startDate } });
    expect(cost > 0).toBe(isLate);
  });

  it("is everything where no date is known", () => {
    expect(isOutOfSeason("fig", undefined)).toBe(false);
  });

  it("keeps figs and peaches out of easy weeks in December", () => {
    const foods = [1, 2, 3, 4, 5, 6].flatMap((seed) => {
      const request = { ...plainPlanRequest, cooking: "easy", startDate: "2026-12-07", seed } as const;
      const plan = planMeals(kitchen.planner, request);
      if (plan.kind === "impossible") throw new Error("impossible");
      return plan.days.flatMap(({ meals }) => meals.flatMap(({ foodIds = [] }) => foodIds));
    });
    expect(foods.length).toBeGreaterThan(500);
    expect(foods.filter((id) => isOutOfSeason(id, "2026-12-07"))).toEqual([]);
  });
});
