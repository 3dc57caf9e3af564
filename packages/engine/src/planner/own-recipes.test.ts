import type { OwnRecipe } from "@meal/domain/chef/own-recipes";
import type { Plan, PlanRequest } from "@meal/domain/chef/plans";
import { describe, expect, it } from "vitest";
import { kitchen } from "../../scripts/testing/cookbook.ts";
import { alternatives } from "./alternatives.ts";
import { certify } from "./certify.ts";
import { planMeals } from "./plan-meals.ts";
import { aRequest } from "./testing/synthetic-corpus.ts";

const index = kitchen.planner;

const stew: OwnRecipe = {
  dishId: "own-stew",
  name: "Grandma's chicken stew",
  category: "main",
  ingredients: ["600 g chicken thigh", "500 g potatoes", "3 carrots", "1 onion", "2 tbsp olive oil", "salt"],
  instructions: ["Brown the chicken in the oil for 10 minutes.", "Add the rest and simmer for 30 minutes."],
  servings: 4,
};
const porridge: OwnRecipe = {
  dishId: "own-porridge",
  name: "Almond porridge",
  category: "breakfast",
  ingredients: ["60 g rolled oats", "250 ml milk", "20 g almonds", "1 tbsp honey"],
  instructions: ["Simmer the oats in the milk for 5 minutes.", "Top with almonds and honey."],
  servings: 1,
};
const own = [stew, porridge];

const week = (wishes: Partial<PlanRequest>): { readonly plan: Plan; readonly request: PlanRequest } => {
  const request = aRequest({ days: 7, servings: 2, ...wishes });
  const plan = planMeals(index, request);
  if (plan.kind === "impossible") throw new Error(plan.demands.join(", "));
  return { plan, request };
};
const dishesOf = ({ days }: Plan): readonly (string | undefined)[] =>
  days.flatMap(({ meals }) => meals.map(({ dishId }) => dishId));

const weeksWith = (wishes: Partial<PlanRequest>): number =>
  [1, 2, 3, 4].filter((seed) => dishesOf(week({ seed, days: 2, ...wishes }).plan).includes("own-stew"))
    .length;

describe("own recipes", () => {
  it("are planned like any dish: where they belong, measured out for who eats, and the plan certifies itself", () => {
    const { plan, request } = week({ ownRecipes: own });
    const meals = plan.days.flatMap((day) => day.meals);
    const cooked = meals.find(({ dishId, leftoverOf }) => dishId === "own-stew" && leftoverOf === undefined);
    expect(cooked).toMatchObject({ name: "Grandma's chicken stew", servings: 2 });
    expect(["lunch", "dinner"]).toContain(cooked?.type);
    expect(cooked?.foodIds).toHaveLength(cooked?.ingredients.length ?? 0);
    expect(meals.find(({ dishId }) => dishId === "own-porridge")?.type).toBe("breakfast");
    expect(certify(index, request, plan.days)).toEqual(plan.certificate);
    expect(plan.certificate.broken).toEqual([]);
  });

  it("are in every easy week, whatever their number and the week's seed", () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const mine = { ...stew, dishId: `own-${seed * 7919}` };
      const { plan } = week({ seed, servings: 1, cooking: "easy", ownRecipes: [mine] });
      expect(dishesOf(plan), `seed ${seed}`).toContain(mine.dishId);
    }
  });

  it("keep out of the week of those who may not eat them", () => {
    for (const wishes of [{ diet: "vegan" }, { allergies: ["chicken", "nuts"] }] as const) {
      const dishes = dishesOf(week({ days: 1, ...wishes, ownRecipes: own }).plan);
      expect(dishes.filter((id) => id?.startsWith("own-"))).toEqual([]);
    }
  });

  it("that nobody can cook by are left out, and the certificate says which and why", () => {
    const unread = [
      {
        ...stew,
        dishId: "own-magic",
        name: "Magic",
        ingredients: [...stew.ingredients, "1 jar of zzyzx paste"],
      },
      { ...stew, dishId: "own-bare", name: "Bare", instructions: [] },
      { ...stew, dishId: "own-empty", name: "Empty", ingredients: [] },
      { ...stew, dishId: "own-salt", name: "Brine", ingredients: ["2 kg salt", "1 potato"] },
      { ...stew, dishId: "own-long", name: "Long", instructions: ["Stir. ".repeat(400)] },
    ];
    const { plan } = week({ ownRecipes: [...unread, stew] });
    expect(plan.certificate.ownRecipesLeftOut?.map(({ name }) => name)).toEqual(
      unread.map(({ name }) => name),
    );
    expect(plan.certificate.ownRecipesLeftOut?.[0]?.reason).toContain("1 jar of zzyzx paste");
    expect(dishesOf(plan).filter((id) => unread.some(({ dishId }) => dishId === id))).toEqual([]);
    expect(dishesOf(plan)).toContain("own-stew");
  });

  it("come oftener where they were liked, hardly where they were not, and never where nobody wants them again", () => {
    const liked = weeksWith({ ownRecipes: [{ ...stew, rating: 3 }] });
    expect(liked).toBeGreaterThanOrEqual(2);
    expect(weeksWith({ ownRecipes: [{ ...stew, rating: 1 }] })).toBeLessThan(liked);
    expect(weeksWith({ ownRecipes: [stew], dishesLeftOut: ["own-stew"] })).toBe(0);
    const history = [{ dishId: "own-stew", weeksAgo: 1 }];
    expect(weeksWith({ ownRecipes: [stew], history })).toBe(0);
  });

  it("are offered in place of another meal", () => {
    const { plan, request } = week({});
    const asked = { request: { ...request, ownRecipes: own }, days: plan.days, position: 2, count: 10 };
    const offered = plan.days.flatMap(({ day }) => alternatives(index, { ...asked, day }));
    expect(offered.map(({ meal }) => meal.dishId)).toContain("own-stew");
  });

  it("change nothing of a week where there are none", () => {
    expect(week({ ownRecipes: [], favorites: [] }).plan).toEqual(week({}).plan);
  });
});

it("plans what somebody saved of the cookbook oftener", () => {
  const plain = [1, 2].map((seed) => dishesOf(week({ seed }).plan));
  const planned = new Set(plain.flat());
  const favorites = index.corpus.dishes
    .filter(
      ({ id, slots, familiar }) => familiar === "everyday" && slots.includes("dinner") && !planned.has(id),
    )
    .map(({ id }) => id);
  const after = [1, 2].flatMap((seed) => dishesOf(week({ seed, favorites }).plan));
  expect(after.filter((id) => id !== undefined && favorites.includes(id)).length).toBeGreaterThan(4);
});
