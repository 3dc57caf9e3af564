import type { SavedRecipe } from "@meal/contract/recipes";
import { knownKcal } from "@meal/domain/chef/known-figures";
import { timedSteps } from "@meal/domain/chef/meal-steps";
import { extension } from "./marks.ts";

/** A recipe in the words of schema.org, which other apps read. What only we know of it lies in one property. */
export function writeJson(recipe: SavedRecipe): string {
  const { name, description, ingredients, instructions, prepTime, cookTime, servings, ...rest } = recipe;
  const { category, cuisine, keywords, sourceUrl, ...more } = rest;
  // A picture is not in the file, and whose favorite it is, and where it stood, is another's matter.
  const { id: _id, isFavorite: _isFavorite, isLocked: _isLocked, picture: _picture, ...own } = more;
  const steps = timedSteps(recipe);
  const node = {
    "@context": "https://schema.org",
    "@type": "Recipe",
    name,
    description,
    recipeYield:
      servings === undefined ? undefined : `${servings} ${servings === 1 ? "serving" : "servings"}`,
    prepTime: `PT${prepTime}M`,
    cookTime: `PT${cookTime}M`,
    recipeCategory: category,
    recipeCuisine: cuisine,
    keywords,
    url: sourceUrl,
    recipeIngredient: ingredients,
    recipeInstructions: instructions.map((text, at) => {
      const time = steps?.[at]?.timeInMinutes ?? 0;
      return { "@type": "HowToStep", text, timeRequired: time === 0 ? undefined : `PT${time}M` };
    }),
    nutrition: nutritionOf(recipe),
    [extension]: own,
  };
  return `${JSON.stringify(node, null, 2)}\n`;
}

const grams = (amount: number) => `${Math.round(amount * 10) / 10} g`;

/** For other apps; we read the figures where they are whole. */
function nutritionOf(recipe: SavedRecipe) {
  const { nutrition } = recipe;
  const kcal = knownKcal(recipe);
  return {
    "@type": "NutritionInformation",
    ...(kcal !== null && { calories: `${kcal} kcal` }),
    ...(nutrition && {
      proteinContent: grams(nutrition.protein),
      carbohydrateContent: grams(nutrition.carbs),
      fatContent: grams(nutrition.fat),
      fiberContent: grams(nutrition.fiber),
      sugarContent: grams(nutrition.sugars),
      saturatedFatContent: grams(nutrition.saturatedFat),
      sodiumContent: `${Math.round(nutrition.sodiumMg)} mg`,
    }),
  };
}
