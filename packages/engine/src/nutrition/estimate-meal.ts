import type { FoodIndex } from "../foods/food-index.ts";
import { stepCategoryOf } from "../steps/step-kinds.ts";
import { estimateRecipe, type RecipeEstimate } from "./estimate-recipe.ts";
import { type Marks, marksOf } from "./marks-of.ts";

export type MealEstimate = RecipeEstimate & { readonly marks: Marks };

const HEAT: ReadonlySet<string> = new Set(["oven", "baking", "cooking"]);

/**
 * What a recipe in anybody's words brings: figures of one serving, food and grams of each line, allergens and diets with
 * their reasons. The instructions only tell whether it is cooked.
 */
export const estimateMealFromLines = (
  index: FoodIndex,
  lines: readonly string[],
  servings: number,
  instructions: readonly string[] = [],
): MealEstimate => {
  const estimate = estimateRecipe(index, { title: "", servings, ingredients: lines });
  const isCooked = instructions.some((step) => HEAT.has(stepCategoryOf(step)));
  const read = estimate.lines.map(({ line }) => line);
  return { ...estimate, marks: marksOf(index, read, estimate.perServing, isCooked) };
};
