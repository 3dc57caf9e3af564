import { expect, it } from "vitest";
import { DEFAULT_LIMITS, hasUseLeft, periodOf, tierOf, withFreeUses } from "./limits.ts";

it("gives a free person what the plans promise", () => {
  const free = Object.entries(DEFAULT_LIMITS).map(([feature, tiers]) => [feature, tiers.free.uses]);
  expect(Object.fromEntries(free)).toEqual({
    cooking_timer: 3,
    food_analysis: 1,
    calorie_tracking: 0,
    meal_plan: 3,
    chat: 3,
    ai_image: 1,
    extra_planner: 1,
  });
});

it("lets the last use through and not one more", () => {
  const { free, premium } = DEFAULT_LIMITS.cooking_timer;
  expect([hasUseLeft(free, 2), hasUseLeft(free, 3), hasUseLeft(premium, 10_000)]).toEqual([
    true,
    false,
    true,
  ]);
});

it("counts a monthly limit by the month, and the others once", () => {
  expect(periodOf(DEFAULT_LIMITS.extra_planner.free, "2026-02-28")).toBe("2026-02");
  expect(periodOf(DEFAULT_LIMITS.chat.free, "2026-02-28")).toBe("ever");
});

it("puts subscribers on the premium side of the table", () => {
  expect([tierOf(true), tierOf(false)]).toEqual(["premium", "free"]);
});

it("takes other figures for the free side and leaves the rest", () => {
  const table = withFreeUses(DEFAULT_LIMITS, { extra_planner: 5, chat: null });
  expect(table.extra_planner).toEqual({
    free: { uses: 5, per: "month" },
    premium: DEFAULT_LIMITS.extra_planner.premium,
  });
  expect(table.chat.free.uses).toBeNull();
  expect(table.meal_plan).toBe(DEFAULT_LIMITS.meal_plan);
});
