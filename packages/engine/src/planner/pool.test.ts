import { ALLERGENS, DIETS } from "@meal/domain/chef/vocabulary";
import { describe, expect, it } from "vitest";
import { kitchen } from "../../scripts/testing/cookbook.ts";
import { readDemands } from "./demands.ts";
import { kitchenPool } from "./pool-of-request.ts";
import { poolOfDiet } from "./pool.ts";
import { aRequest } from "./testing/synthetic-corpus.ts";

const changedIn = (diet: "vegan" | "dairy-free"): string[] =>
  poolOfDiet(kitchen.planner, diet).flatMap(({ dish, changes }) => (changes.length === 0 ? [] : [dish.name]));

describe("the dishes that a diet changes", () => {
  it.each(["vegan", "dairy-free"] as const)("are called like no other dish: %s", (diet) => {
    const names = poolOfDiet(kitchen.planner, diet)
      .filter(({ isExtra }) => !isExtra)
      .map(({ dish }) => dish.name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(changedIn(diet).length).toBeGreaterThan(20);
  });

  it("have what stands in beside their protein, and say it once", () => {
    const names = [...changedIn("vegan"), ...changedIn("dairy-free")];
    const lies = /vegan vegan|^(?:tofu|seitan|lentils?|chickpeas?|chicken|beef|turkey|shrimp) vegan /i;
    expect(names.filter((name) => lies.test(name))).toEqual([]);
    expect(names).toContain("Dairy-free chicken Parmigiana");
  });

  it("are called after no food twice: a strawberry smoothie of frozen strawberries", () => {
    const names = DIETS.flatMap((diet) => poolOfDiet(kitchen.planner, diet).map(({ dish }) => dish.name));
    expect(names.filter((name) => /\b(\p{L}{5,}) (?:\p{L}+ )?\1\b/iu.test(name))).toEqual([]);
  });

  it.each(DIETS)("take no fruit both fresh and frozen: %s", (diet) => {
    const both = poolOfDiet(kitchen.planner, diet).filter(({ dish }) => {
      const ids = new Set(dish.ingredients.map(({ foodId }) => foodId));
      return [...ids].some((id) => ids.has(`${id}-frozen`));
    });
    expect(both.map(({ dish }) => dish.name)).toEqual([]);
  });
});

it.each([
  ["keto", 12],
  ["whole30", 6],
] as const)("whoever eats %s has lunches that everybody knows and that need no stove: %i", (diet, least) => {
  const lunches = poolOfDiet(kitchen.planner, diet).filter(
    ({ dish, isAssembled, isExtra }) =>
      !isExtra && isAssembled && dish.familiar === "everyday" && dish.slots.includes("lunch"),
  );
  expect(lunches.length).toBeGreaterThanOrEqual(least);
});

const poolOf = (asked: Parameters<typeof aRequest>[0]) =>
  kitchenPool(kitchen.planner, readDemands(kitchen.planner, aRequest(asked)));

it("what a household leaves out is worked out once for all that it asks, and forgotten where many others ask", () => {
  const household = { allergies: ["nuts"], diet: "vegetarian" } as const;
  const first = poolOf({ ...household, seed: 1 });
  expect(poolOf({ ...household, seed: 2, days: 3 })).toBe(first);
  expect(poolOf({ ...household, allergies: ["sesame"] })).not.toEqual(first);
  expect(poolOf({ ...household, diet: "none" })).not.toEqual(first);
  for (const one of ALLERGENS)
    for (const other of ALLERGENS) poolOf({ allergies: [one, other], diet: "raw" });
  const anew = poolOf(household);
  expect(anew).not.toBe(first);
  expect(anew).toEqual(first);
});
