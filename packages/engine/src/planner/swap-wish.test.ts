import { minutesToTable } from "@meal/domain/chef/meal-steps";
import type { Meal, PlanRequest } from "@meal/domain/chef/plans";
import type { SwapWish } from "@meal/domain/chef/swap-wish";
import { expect, it } from "vitest";
import { kitchen } from "../../scripts/testing/cookbook.ts";
import { alternatives } from "./alternatives.ts";
import { planMeals } from "./plan-meals.ts";
import { foodsInsteadOf } from "./swap-wish.ts";
import { aRequest } from "./testing/synthetic-corpus.ts";

const index = kitchen.planner;

/** What is offered for every meal of a week that was asked for so, beside the meal itself. */
function offered(part: Partial<PlanRequest>, wish: SwapWish): { readonly old: Meal; readonly other: Meal }[] {
  const request = aRequest({ days: 3, mealsPerDay: 3, ...part });
  const outcome = planMeals(index, request);
  if (outcome.kind === "impossible") throw new Error("impossible");
  const { days } = outcome;
  return days.flatMap(({ day, meals }) =>
    meals.flatMap((old, position) =>
      alternatives(index, { request, days, day, position, count: 2, wish }).map(({ meal: other }) => ({
        old,
        other,
      })),
    ),
  );
}

it("offers only what is quicker, cheaper or lighter than the meal that stands there", () => {
  const quicker = offered({}, { kind: "quicker" });
  expect(quicker.length).toBeGreaterThan(6);
  for (const { old, other } of quicker) expect(minutesToTable(other)).toBeLessThan(minutesToTable(old));
  const cheaper = offered({}, { kind: "cheaper" });
  expect(cheaper.length).toBeGreaterThan(6);
  for (const { old, other } of cheaper) expect(other.price).toBeLessThan(old.price);
  const lighter = offered({}, { kind: "lighter" });
  expect(lighter.length).toBeGreaterThan(6);
  for (const { old, other } of lighter) {
    expect(other.calories).toBeLessThan(old.calories * 0.9);
    expect(other.calories).toBeGreaterThan(old.calories * 0.6);
  }
});

it("offers only what holds the food that was asked for, and nothing for a word that is no food", () => {
  const chicken = offered({}, { kind: "with", food: "chicken" });
  expect(chicken.length).toBeGreaterThan(6);
  for (const { other } of chicken) expect(other.ingredients.join(" ").toLowerCase()).toContain("chicken");
  expect(offered({}, { kind: "with", food: "moonbeams" })).toEqual([]);
});

it("offers no chicken to somebody who eats no meat, whatever is asked for", () => {
  expect(offered({ diet: "vegan" }, { kind: "with", food: "chicken breast" })).toEqual([]);
});

it("knows a word that is no food from one that merely fits nowhere, and offers what is near it", () => {
  expect(foodsInsteadOf(index, { kind: "with", food: "chicken" })).toBeNull();
  expect(foodsInsteadOf(index, { kind: "lighter" })).toBeNull();
  expect(foodsInsteadOf(index, { kind: "with", food: "xqzzy" })).toEqual([]);
  const near = foodsInsteadOf(index, { kind: "with", food: "chiken" });
  for (const name of near ?? []) expect(foodsInsteadOf(index, { kind: "with", food: name })).toBeNull();
});
