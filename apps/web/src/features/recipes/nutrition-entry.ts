import type { InputOf } from "@meal/contract/endpoint";
import type { addConsumption } from "@meal/contract/calorie-tracking";
import type { SavedRecipe } from "@meal/contract/recipes";
import { knownKcal } from "@meal/domain/chef/known-figures";
import type { Nutrition } from "@meal/domain/chef/nutrition";
import * as t from "./texts/en/recipe.tsx";

type Consumption = InputOf<typeof addConsumption>["body"];

/** spec: 2, section 9. What a serving is taken for where nothing of it is known. */
export const assumedGrams = { protein: 15, carbs: 30, fats: 10, fiber: 3 } as const;

/** What those bring: nought would say that nothing was eaten. */
const assumedKcal = 4 * assumedGrams.protein + 4 * assumedGrams.carbs + 9 * assumedGrams.fats;

/** A serving of a recipe as something eaten: with its own figures, else with the fixed ones, marked as an estimate. */
export function consumptionOf(recipe: SavedRecipe, nutrition: Nutrition | null, id: string): Consumption {
  const grams =
    nutrition === null
      ? assumedGrams
      : {
          protein: tenths(nutrition.protein),
          carbs: tenths(nutrition.carbs),
          fats: tenths(nutrition.fat),
          fiber: tenths(nutrition.fiber),
        };
  return {
    id,
    food_description: recipe.name,
    portion: t.oneServing,
    calories: Math.round(knownKcal(recipe) ?? nutrition?.kcal ?? assumedKcal),
    ...grams,
    is_estimate: nutrition === null,
  };
}

function tenths(grams: number): number {
  return Math.round(grams * 10) / 10;
}
