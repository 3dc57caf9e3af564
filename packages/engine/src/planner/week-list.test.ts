import { plainPlanRequest } from "@meal/domain/chef/plain-plan-request";
import type { Meal } from "@meal/domain/chef/plans";
import { expect, it } from "vitest";
import { kitchen } from "../../scripts/testing/cookbook.ts";
import { DIET_RULES } from "../diets/diet-rules.ts";
import { isStaple } from "../foods/staples.ts";
import { createAddonShelf } from "./addons.ts";
import { otherSidesOf } from "./complete-plate.ts";
import type { Component } from "./component.ts";
import { createPairs } from "./pairs.ts";
import { planMeals } from "./plan-meals.ts";

const index = kitchen.planner;

const fromKitchen = (id: string): Component => {
  const found = index.byDishId.get(id);
  if (found === undefined) throw new Error(`The cookbook has no ${id}.`);
  return found;
};

const needsOf = (meals: readonly Meal[]) =>
  meals.flatMap(({ foodIds = [], grams = [] }) =>
    foodIds.map((foodId, at) => ({ foodId, grams: grams[at] ?? 0 })),
  );

it("a week has as many foods to buy as its shopping list has lines", () => {
  let merged = 0;
  for (const seed of [1, 2, 3, 4]) {
    const plan = planMeals(index, { ...plainPlanRequest, cooking: "easy", seed });
    if (plan.kind === "impossible") throw new Error("impossible");
    const needs = needsOf(plan.days.flatMap(({ meals }) => meals));
    const fresh = needs.filter(({ foodId }) => !isStaple(foodId));
    const lines = index.shop.measuresOf(needs).filter(({ foodId }) => !isStaple(foodId));
    expect(plan.certificate.week?.foodsToBuy).toBe(lines.length);
    merged += new Set(fresh.map(({ foodId }) => foodId)).size - lines.length;
  }
  // Lemons and their juice, rice and rice: else the two would be alike without anybody's doing.
  expect(merged).toBeGreaterThan(0);
});

it("a dish wants a lemon where its lines have juice, and nothing that a kitchen has anyway", () => {
  const listed = ["lemon", "lemon-juice", "lemon-zest", "egg-yolk"].map((id) => index.listedFor(id));
  expect(listed).toEqual(["lemon", "lemon", "lemon", "egg"]);
  expect(index.listedFor("olive-oil")).toBeNull();
});

const shelf = createAddonShelf(index.plain, "dinner", createPairs(index.plain, DIET_RULES.none));

const otherSides = (main: string, ...sides: readonly string[]): string[] =>
  otherSidesOf({ main: fromKitchen(main), addons: sides.map(fromKitchen) }, 700, [shelf]).map((addons) =>
    addons.map(({ dish }) => dish.id).join(" "),
  );

it("where a week has broccoli, it may stand in the place of asparagus, and a potato may not", () => {
  const others = otherSides("spaghetti-aglio-e-olio", "extra-asparagus");
  expect(others).toContain("extra-broccoli");
  expect(others).not.toContain("extra-asparagus");
  expect(others).not.toContain("extra-potatoes");
});

it("one thing beside a dish is exchanged at a time", () => {
  const others = otherSides("sesame-chicken", "extra-rice", "extra-broccoli");
  expect(others.length).toBeGreaterThan(0);
  for (const sides of others) expect(sides).toMatch(/\bextra-(?:rice|broccoli)\b/);
});
