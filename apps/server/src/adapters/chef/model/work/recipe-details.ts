import type { RecipeDetails } from "@meal/domain/chef/recipes";
import { estimateRecipe } from "@meal/engine/nutrition";
import type { Kitchen } from "@meal/engine/kitchen";
import { minutesText } from "@meal/engine/recipes";
import type { Written } from "../shapes/written-recipe.ts";

const MOST_LINES = 60;
const MOST_LETTERS = 1500;
/** With less of it understood, a figure would only look like one. */
const ENOUGH_UNDERSTOOD = 0.6;

const tidy = (texts: readonly string[]): string[] =>
  texts
    .map((text) => text.trim().slice(0, MOST_LETTERS))
    .filter((text) => text !== "")
    .slice(0, MOST_LINES);

/** What a model wrote, with figures that are counted from its lines. */
export function recipeDetails(
  kitchen: Kitchen,
  { recipeName, recipe }: { readonly recipeName: string; readonly recipe: Written },
): RecipeDetails {
  const servings = Math.round(recipe.servings);
  const ingredients = tidy(recipe.ingredients);
  const estimate = estimateRecipe(kitchen.foods, { title: recipeName, servings, ingredients });
  const isKnown = estimate.confidence >= ENOUGH_UNDERSTOOD;
  const said = (value: number, unit: string) => (isKnown ? `${Math.round(value)} ${unit}` : "not known");
  const { kcal, protein, carbs, fat } = estimate.perServing;
  return {
    prepTime: minutesText(Math.round(recipe.prepMinutes)),
    cookTime: minutesText(Math.round(recipe.cookMinutes)),
    servingSize: servings === 1 ? "1 serving" : `${servings} servings`,
    difficultyLevel: recipe.difficulty,
    ingredients,
    instructions: tidy(recipe.instructions),
    nutritionalInfo: {
      calories: said(kcal, "kcal"),
      protein: said(protein, "g"),
      carbs: said(carbs, "g"),
      fat: said(fat, "g"),
    },
    tips: tidy(recipe.tips),
    culturalNotes: recipe.culturalNotes.trim().slice(0, MOST_LETTERS),
  };
}
