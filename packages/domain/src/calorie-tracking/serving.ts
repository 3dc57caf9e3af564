import { fullNameOf } from "../chef/side.ts";
import { knownKcal } from "../chef/known-figures.ts";
import type { Nutrition } from "../chef/nutrition.ts";
import type { Meal } from "../chef/plans.ts";
import { type Intake, portionOf } from "./diary.ts";

/** A serving of a recipe as something eaten. */
export interface Serving extends Intake {
  readonly food_description: string;
  /** Whether nothing is known of the recipe, so that the figures are the fixed ones. */
  readonly is_estimate: boolean;
}

/** How much of a recipe was eaten, in servings. */
export const PORTIONS = [0.5, 1, 2] as const;
export type Portion = (typeof PORTIONS)[number];

/** spec: 2, section 9. What a serving is taken for where nothing of it is known. */
export const assumedGrams = { protein: 15, carbs: 30, fats: 10, fiber: 3 } as const;

/** What those bring: nought would say that nothing was eaten. */
const assumedKcal = 4 * assumedGrams.protein + 4 * assumedGrams.carbs + 9 * assumedGrams.fats;

/** A serving of a recipe, half of one or two: with its own figures, else with the fixed ones, marked as an estimate. */
export function servingOf(
  recipe: Pick<Meal, "name" | "calories" | "nutrition">,
  nutrition: Nutrition | null,
  portion: Portion = 1,
): Serving {
  const grams =
    nutrition === null
      ? assumedGrams
      : {
          protein: tenths(nutrition.protein),
          carbs: tenths(nutrition.carbs),
          fats: tenths(nutrition.fat),
          fiber: tenths(nutrition.fiber),
        };
  const calories = Math.round(knownKcal(recipe) ?? nutrition?.kcal ?? assumedKcal);
  return {
    food_description: fullNameOf(recipe),
    ...portionOf({ calories, ...grams }, portion),
    is_estimate: nutrition === null,
  };
}

function tenths(grams: number): number {
  return Math.round(grams * 10) / 10;
}
