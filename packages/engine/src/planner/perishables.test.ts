import type { Meal, Plan, PlanRequest } from "@meal/domain/chef/plans";
import { describe, expect, it } from "vitest";
import { certify } from "./certify.ts";
import { planMeals } from "./plan-meals.ts";
import { createPlannerIndex } from "./planner-index.ts";
import { aRequest, createSyntheticCorpus } from "./testing/synthetic-corpus.ts";

const row = { from: null, isFree: false };
const bag = (grams: number) => [{ unit: "bag", size: "", grams }];
const index = createPlannerIndex({
  ...createSyntheticCorpus(7, 200),
  shop: [
    { ...row, foodId: "spinach", keepsDays: 5, sold: bag(5000) },
    { ...row, foodId: "rice", keepsDays: 300, sold: bag(5000) },
  ],
});

const planned = (wishes: Partial<PlanRequest> = {}): Plan => {
  const outcome = planMeals(index, aRequest({ days: 5, ...wishes }));
  if (outcome.kind === "impossible") throw new Error("impossible");
  return outcome;
};

const gramsOf = ({ days }: Pick<Plan, "days">, foodId: string): number =>
  days
    .flatMap(({ meals }) => meals)
    .reduce((sum, { foodIds = [], grams = [] }: Meal) => {
      const at = foodIds.indexOf(foodId);
      return sum + (at < 0 ? 0 : (grams[at] ?? 0));
    }, 0);

describe("what is left when the week is over", () => {
  const plan = planned();
  const { unusedFoods = [], unused = 0, idea } = plan.certificate.week ?? {};

  it("is what the packages of fresh food hold beyond what the meals need, and nothing that keeps", () => {
    expect(gramsOf(plan, "spinach")).toBeGreaterThan(0);
    const spinach = unusedFoods.find(({ foodId }) => foodId === "spinach");
    expect(spinach?.grams).toBe(Math.round(5000 - gramsOf(plan, "spinach")));
    expect(unusedFoods.map(({ foodId }) => foodId)).not.toContain("rice");
    expect(unused).toBeGreaterThanOrEqual(spinach?.grams ?? 0);
  });

  it("has an idea that is made of it, is not planned already, and keeps every rule", () => {
    const uses = (dishId = "") => index.byDishId.get(dishId)?.foods.map(({ id }) => id) ?? [];
    const left = new Set(unusedFoods.map(({ foodId }) => foodId));
    expect(uses(idea?.dishId).some((id) => left.has(id))).toBe(true);
    expect(plan.days.flatMap(({ meals }) => meals.map(({ dishId }) => dishId))).not.toContain(idea?.dishId);
    const request = aRequest({ days: 5, diet: "vegan", allergies: ["nuts"] });
    const other = certify(index, request, plan.days).week?.idea;
    expect(uses(other?.dishId)).not.toContain("walnut");
    expect(
      index.byDishId.get(other?.dishId ?? "")?.foods.some(({ tags }) => tags.includes("dairy")),
    ).not.toBe(true);
  });

  it("is nothing that was at home before", () => {
    const request = aRequest({ days: 5, atHome: [{ foodId: "spinach" }] });
    const told = certify(index, request, plan.days).week?.unusedFoods ?? [];
    expect(told.map(({ foodId }) => foodId)).not.toContain("spinach");
  });
});

describe("the name of a meal", () => {
  it("is the dish's alone, and what stands beside it has a name of its own", () => {
    const meals = planned({ calories: 3000 }).days.flatMap((day) => day.meals);
    const sides = meals.flatMap(({ side }) => side ?? []);
    for (const { name, dishId } of meals) expect(name).toBe(index.byDishId.get(dishId ?? "")?.dish.name);
    expect(sides.length).toBeGreaterThan(0);
    for (const { dishId } of sides) expect(index.byDishId.has(dishId)).toBe(true);
  });
});
