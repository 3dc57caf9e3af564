import { planWishes } from "@meal/contract/plan-wishes";
import { kitchenPool, readDemands } from "@meal/engine/plans";
import { DEFAULT_SETTINGS, usualOf } from "@meal/domain/planner/settings";
import { expect, it } from "vitest";
import { planRequestOf } from "../../../features/planner/functions-request.ts";
import { chefWork } from "./chef-work.ts";
import { loadKitchen } from "./load-kitchen.ts";
import { warmKitchen } from "./warm-kitchen.ts";

it("what somebody's next week is made of is worked out when they open the planner, and nothing else", async () => {
  const kitchen = loadKitchen();
  const { planner } = kitchen;
  const profile = {
    dietary_preference: "none",
    dietary_goals: { vegetarian: true },
    allergies: "walnuts, sesame",
  } as const;
  const left = { dislikes: ["olives"], dishesLeftOut: [] };
  const usual = usualOf({ ...DEFAULT_SETTINGS, secondDiet: "gluten-free" });
  const engine = {
    workOutPool: async (eaters: Parameters<typeof chefWork.workOutPool>[1]) =>
      chefWork.workOutPool(kitchen, eaters),
  };
  await warmKitchen(engine, profile, { ...left, servings: 2, usual });
  const known = [...planner.pools.keys(), ...planner.households.keys()];

  const wishes = planWishes.parse({ days: 7, mealsPerDay: 3, diets: [usual.secondDiet] });
  const rules = {
    diet: "vegetarian",
    goals: profile.dietary_goals,
    allergies: ["walnuts", "sesame"],
  } as const;
  const request = planRequestOf(wishes, rules, left, () => 1);
  kitchenPool(planner, readDemands(planner, request));
  expect([...planner.pools.keys(), ...planner.households.keys()].toSorted()).toEqual(known.toSorted());
  expect([...planner.pools.keys()]).toEqual(["gluten-free+vegetarian"]);
});
