import type { ChefPort } from "@meal/domain/chef/chef-port";
import { plainPlanRequest } from "@meal/domain/chef/plain-plan-request";
import type { PlanRequest } from "@meal/domain/chef/plans";
import { createChefOf } from "@meal/engine/chef";
import type { Kitchen } from "@meal/engine/kitchen";
import { readDescription } from "@meal/engine/nutrition";
import { kitchenPool, readDemands } from "@meal/engine/plans";

type Input<Name extends keyof ChefPort> = Parameters<ChefPort[Name]>[0];

/** What the built-in chef has done by the engine. */
export const chefWork = {
  planMeals: (kitchen: Kitchen, input: Input<"planMeals">) => createChefOf(kitchen).planMeals(input),
  detectIngredients: (kitchen: Kitchen, input: Input<"detectIngredients">) =>
    createChefOf(kitchen).detectIngredients(input),
  categoriseRecipe: (kitchen: Kitchen, name: string) => createChefOf(kitchen).categoriseRecipe(name),
  answerProduct: (kitchen: Kitchen, input: Input<"answerProduct">) =>
    createChefOf(kitchen).answerProduct(input),
  writeRecipe: (kitchen: Kitchen, input: Input<"writeRecipe">) => createChefOf(kitchen).writeRecipe(input),
  paintRecipe: (kitchen: Kitchen, input: Input<"paintRecipe">) => createChefOf(kitchen).paintRecipe(input),
  analyseFood: (kitchen: Kitchen, input: Input<"analyseFood">) => createChefOf(kitchen).analyseFood(input),
  readMeal: (kitchen: Kitchen, words: string) => readDescription(kitchen, words),
  writeCookingSteps: (kitchen: Kitchen, input: Input<"writeCookingSteps">) =>
    createChefOf(kitchen).writeCookingSteps(input),
  chat: (kitchen: Kitchen, input: Input<"chat">) => createChefOf(kitchen).chat(input),
  /** Works out what a household may eat before it waits for a week. */
  workOutPool: (
    { planner }: Kitchen,
    eaters: Pick<PlanRequest, "diet" | "diets" | "allergies" | "dislikes">,
  ) => void kitchenPool(planner, readDemands(planner, { ...plainPlanRequest, ...eaters })),
};

/** The types of the built-in chef's work. */
export type ChefWork = typeof chefWork;
