import type { Meal } from "@meal/domain/chef/plans";
import { DEFAULT_SETTINGS, type PlannerSettings } from "@meal/domain/planner/settings";
import { expect, it } from "vitest";
import { mendMeal } from "@meal/domain/planner/stored-plan";
import { newPlan } from "../plan/open-plan.ts";
import { wishesAnew, wishesForNext, wishesForRest, wishesOf } from "./wishes.ts";
import type { SettingsView } from "../settings/settings-store.ts";

const thursday = "2026-11-26";
const nextThursday = "2026-12-03";
const settings: PlannerSettings = {
  ...DEFAULT_SETTINGS,
  days: 7,
  standing: [{ kind: "out", weekdays: [4], slot: "dinner" }],
};
const view: Pick<SettingsView, "settings" | "said"> = { settings, said: null };

it("asks for a week in which nobody cooks where it is always eaten out, on the days of that week", () => {
  const request = wishesOf(settings, [], thursday);
  expect(request.people).toEqual([{ day: 2, slot: "dinner", people: 0 }]);
  expect(wishesOf(DEFAULT_SETTINGS, [], thursday)).not.toHaveProperty("people");
});

it("asks for the rest of a week as that week is, and for the next one as every week is", () => {
  const cooked = newPlan({
    days: [],
    startDate: thursday,
    request: { ...wishesOf(settings, [], thursday), people: [{ day: 3, slot: "lunch", people: 6 }] },
  });
  // The dinner of this Friday was cooked after all, and six came on Saturday.
  expect(wishesForRest(cooked, asView(view), undefined).wishes.people).toEqual([
    { day: 3, slot: "lunch", people: 6 },
  ]);
  expect(wishesForNext(cooked, asView(view), nextThursday).people).toEqual([
    { day: 2, slot: "dinner", people: 0 },
  ]);
});

it("asks for another week of the same days with those who were said to come to one of its meals, each time", () => {
  const meals = [{ ...mealOf("stew"), servings: 6 }];
  const wishes = wishesOf(DEFAULT_SETTINGS, [], thursday);
  const shown = newPlan({ days: [{ day: 1, meals }], startDate: thursday, request: wishes });
  const people = [{ day: 1, slot: "dinner", people: 6 }];
  expect(wishesAnew(wishes, shown, thursday).people).toEqual(people);
  expect(wishesAnew(wishes, shown, nextThursday)).toBe(wishes);
  expect(wishesAnew(wishes, null, thursday)).toBe(wishes);
  expect(wishesForRest(shown, asView(view), 1).wishes.people).toEqual(people);
});

it("asks for other dishes than those that are made anew, and than those they took the place of", () => {
  const wishes = wishesOf(DEFAULT_SETTINGS, [], thursday);
  const shown = newPlan({
    days: [{ day: 1, meals: [mealOf("stew"), { ...mealOf("soup"), isLocked: true }] }],
    startDate: thursday,
    request: { ...wishes, insteadOf: ["pie"] },
  });
  expect(wishesAnew(wishes, shown, thursday).insteadOf).toEqual(["stew", "soup", "pie"]);
  expect(wishesForRest(shown, asView(view), undefined).wishes.insteadOf).toEqual(["stew"]);
  expect(wishesForNext(shown, asView(view), nextThursday)).not.toHaveProperty("insteadOf");
});

function mealOf(dishId: string): Meal {
  const meal = mendMeal({ type: "dinner" }, { id: dishId, name: dishId });
  if (meal === undefined) throw new Error("no meal");
  return { ...meal, dishId };
}

function asView(part: Pick<SettingsView, "settings" | "said">): SettingsView {
  return { ...part, change: () => undefined, profileAllergies: [] };
}
