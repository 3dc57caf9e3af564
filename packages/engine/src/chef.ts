import type { ChefPort } from "@meal/domain/chef/chef-port";
import { alternatives } from "./planner/alternatives.ts";
import { planMeals } from "./planner/plan-meals.ts";
import { categoryOf } from "./steps/category-of.ts";
import { cookingStepsFor } from "./steps/cooking-steps-for.ts";
import { analyseDescription, ingredientsIn } from "./talker/analyse.ts";
import { answer } from "./talker/answer.ts";
import { answerProduct } from "./talker/product.ts";
import type { Kitchen } from "./writer/kitchen.ts";
import { paintRecipe } from "./writer/paint-recipe.ts";
import { writeRecipe } from "./writer/write-recipe.ts";

/** The built-in chef over a kitchen: no network, no key, no clock. Make one kitchen and keep it; it remembers what it worked out. */
export const createChefOf = (kitchen: Kitchen): ChefPort => ({
  planMeals: async (request) => planMeals(kitchen.planner, request),
  alternatives: async (question) => alternatives(kitchen.planner, question),
  detectIngredients: async ({ description }) => ({ ingredients: ingredientsIn(kitchen, description) }),
  categoriseRecipe: async (name) => categoryOf(name),
  answerProduct: async ({ photo, ...asked }) => ({
    response: answerProduct(kitchen, { ...asked, hasPhoto: photo !== null }),
  }),
  writeRecipe: async (wish) => writeRecipe(kitchen, wish),
  paintRecipe: async (wish) => paintRecipe(kitchen, wish),
  analyseFood: async ({ description }) => analyseDescription(kitchen, description),
  writeCookingSteps: async (asked) => cookingStepsFor(kitchen, asked),
  chat: async ({ turns, context }) => answer(kitchen, turns, context),
});
