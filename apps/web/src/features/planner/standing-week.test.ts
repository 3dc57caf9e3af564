import type { Meal } from "@meal/domain/chef/plans";
import { mendMeal } from "@meal/domain/planner/stored-plan";
import type { StandingWish } from "@meal/domain/planner/standing-wishes";
import { describe, expect, it } from "vitest";
import { newPlan } from "./open-plan.ts";
import { asEveryWeek } from "./standing-week.ts";

function meal(id: string, type: string, change: Partial<Meal> = {}): Meal {
  const made = mendMeal({ id, name: id }, { id });
  if (made === undefined) throw new Error("A meal with a name is a meal.");
  return {
    ...made,
    type,
    servings: 2,
    ingredients: ["200 g rice"],
    grams: [200],
    foodIds: ["rice"],
    ...change,
  };
}

/** A Saturday and a Sunday; what is cooked on Saturday evening is eaten again on Sunday at noon. */
const week = newPlan({
  startDate: "2026-11-28",
  certificate: null,
  days: [
    {
      day: 1,
      meals: [
        meal("toast", "breakfast"),
        meal("stew", "dinner", { dishId: "stew", keepsDays: 3, cookedServings: 4 }),
      ],
    },
    {
      day: 2,
      meals: [meal("rest", "lunch", { dishId: "stew", leftoverOf: "stew" }), meal("curry", "dinner")],
    },
  ],
});
const [saturday, sunday] = [5, 6];

describe("a week that was just made", () => {
  it("is for as many as come to a meal: its lines follow, and what is cooked for later", () => {
    const guests: StandingWish = { kind: "people", servings: 4, weekdays: [sunday], slot: "lunch" };
    const [, stew, rest, curry] = asEveryWeek(week, [guests]).content.days.flatMap(({ meals }) => meals);
    expect(rest).toMatchObject({ servings: 4, ingredients: ["400 g rice"], grams: [400] });
    expect(stew).toMatchObject({ servings: 2, cookedServings: 6 });
    expect(curry?.servings).toBe(2);
  });

  it("has nothing to cook where somebody always eats out, and what was to be left over is cooked itself", () => {
    const plan = asEveryWeek(week, [{ kind: "out", weekdays: [saturday], slot: "dinner" }]);
    const [first, second] = plan.content.days;
    expect(first?.meals.map(({ id }) => id)).toEqual(["toast"]);
    expect(first?.away).toMatchObject([{ kind: "out", meal: { id: "stew" } }]);
    expect(second?.meals[0]?.leftoverOf).toBeUndefined();
  });

  it("stays as it is where nothing is the same every week, and so do its locked meals", () => {
    expect(asEveryWeek(week, [])).toBe(week);
    const locked = newPlan({
      ...week.content,
      days: [{ day: 1, meals: [meal("stew", "dinner", { isLocked: true })] }],
    });
    const every: readonly StandingWish[] = [
      { kind: "out", weekdays: [saturday], slot: "dinner" },
      { kind: "people", servings: 4, weekdays: [saturday], slot: "dinner" },
    ];
    expect(asEveryWeek(locked, every)).toBe(locked);
  });
});
