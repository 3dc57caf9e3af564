import { describe, expect, it } from "vitest";
import type { PlanDay } from "../chef/plans.ts";
import { eveningOf } from "./evening.ts";
import { datesOfPlan } from "./plan-in-use.ts";
import { mendMeal } from "./stored-plan.ts";

function meal(name: string, type: string) {
  const made = mendMeal({ id: name, name, calories: 500, price: 250, type }, { id: name });
  if (!made) throw new Error("A meal with a name is a meal.");
  return { ...made, type };
}

function plan(startDate: string | undefined, ...meals: readonly (readonly [string, string])[][]) {
  const days: readonly PlanDay[] = meals.map((of, index) => ({
    day: index + 1,
    meals: of.map(([name, type]) => meal(name, type)),
  }));
  return { content: { days, startDate }, datesInUse: datesOfPlan({ days, startDate }) };
}

const dinnerOn = (day: string, ...plans: ReturnType<typeof plan>[]) => {
  const evening = eveningOf(plans, day);
  return evening.kind === "dinner" ? evening.meal.name : evening;
};

describe("the dinner of a day", () => {
  const weekend = plan(
    "2026-11-21",
    [
      ["porridge", "breakfast"],
      ["stew", "Dinner"],
      ["nuts", "snack"],
    ],
    [["soup", "dinner"]],
  );

  it("is the meal of that date that is called dinner", () => {
    expect(dinnerOn("2026-11-21", weekend)).toBe("stew");
    expect(dinnerOn("2026-11-22", weekend)).toBe("soup");
  });

  it("comes from the plan that is in use on that day, not from another that has it too", () => {
    const other = plan("2026-11-19", [["rice", "dinner"]], [["pie", "dinner"]], [["fish", "dinner"]]);
    const inUse = { ...other, datesInUse: ["2026-11-19", "2026-11-20"] };
    expect(dinnerOn("2026-11-21", inUse, weekend)).toBe("stew");
    expect(dinnerOn("2026-11-20", inUse, weekend)).toBe("pie");
    expect(dinnerOn("2026-11-19", { ...other, datesInUse: [] })).toEqual({ kind: "nothing" });
  });

  it("is the last meal without a name of the day where none is called dinner", () => {
    const odd = plan("2026-11-21", [
      ["toast", "meal 1"],
      ["curry", "meal 2"],
      ["nuts", "snack"],
    ]);
    expect(dinnerOn("2026-11-21", odd)).toBe("curry");
  });

  it("is left to the person where only other meals of the day are planned", () => {
    const mornings = plan("2026-11-21", [
      ["porridge", "Breakfast"],
      ["toast", "lunch"],
      ["nuts", "snack"],
    ]);
    expect(dinnerOn("2026-11-21", mornings)).toMatchObject({
      kind: "unplanned",
      meals: [{ name: "porridge" }, { name: "toast" }, { name: "nuts" }],
    });
  });

  it("is missing before, after and without a plan, and it is said which", () => {
    expect(dinnerOn("2026-11-20", weekend)).toEqual({ kind: "later", startDate: "2026-11-21" });
    expect(dinnerOn("2026-11-23", weekend)).toEqual({ kind: "over", endDate: "2026-11-22" });
    expect(dinnerOn("2026-11-23")).toEqual({ kind: "nothing" });
  });

  it("is missing where a plan has no date, no days, or nothing on that day", () => {
    expect(dinnerOn("2026-11-21", plan(undefined, [["stew", "dinner"]]))).toEqual({ kind: "nothing" });
    expect(dinnerOn("2026-11-21", plan("2026-11-21"))).toEqual({ kind: "nothing" });
    expect(dinnerOn("2026-11-21", plan("2026-11-21", []))).toEqual({ kind: "nothing" });
  });
});
