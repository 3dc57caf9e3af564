import type { Meal } from "@meal/domain/chef/plans";
import { mendMeal } from "@meal/domain/planner/stored-plan";
import { expect, it } from "vitest";
import { cookedIn } from "./cooked-in.ts";

function meal(name: string, type: string, more: Partial<Meal> = {}): Meal {
  const mended = mendMeal({ type }, { id: name, name });
  if (mended === undefined) throw new Error("no meal");
  return { ...mended, ...more };
}

it("knows a plan by the dinners that are cooked for it, each once", () => {
  const days = [
    { day: 1, meals: [meal("Oats", "breakfast"), meal("Stew", "dinner")] },
    { day: 2, meals: [meal("Stew", "dinner", { leftoverOf: "Stew" }), meal("Pie", "lunch")] },
    { day: 3, meals: [meal("Stew", "dinner"), meal("Curry", "dinner")] },
  ];
  expect(cookedIn(days)).toEqual(["Stew", "Curry"]);
});

it("knows a plan without dinners by what it has", () => {
  expect(cookedIn([{ day: 1, meals: [meal("Oats", "breakfast")] }])).toEqual(["Oats"]);
  expect(cookedIn([])).toEqual([]);
});
