import type { Rating } from "../cooking-timer/rating.ts";
import type { Cuisine, MealCategory } from "./vocabulary.ts";

/** A recipe that somebody saved or imported, as a plan takes it: in its own words, which the engine reads. */
export type OwnRecipe = {
  readonly name: string;
  readonly category: MealCategory;
  readonly cuisine?: Cuisine;
  readonly ingredients: readonly string[];
  readonly instructions: readonly string[];
  /** The id that its meals have as their dish. */
  readonly dishId: string;
  /** How many it feeds, where the recipe says so. */
  readonly servings?: number;
  readonly rating?: Rating;
};

/** As many recipes as a plan chooses among, of those that somebody has. */
export const MOST_OWN_RECIPES = 20;

/** More than this nobody cooks, and nobody has read to the end to know that it is safe. */
export const READABLE_RECIPE = { lines: 40, lineLetters: 300, steps: 40, stepLetters: 1500 } as const;

const PREFIX = "own-";

/** The dish that a saved recipe is in plans. */
export function ownDishId(recipeId: string): string {
  return `${PREFIX}${recipeId}`;
}

/** Whether an id is one of these, and none of the cookbook's. */
export function isOwnDish(dishId: string): boolean {
  return dishId.startsWith(PREFIX);
}

/** The saved recipe that a meal was made from; undefined for a meal from elsewhere. */
export function ownRecipeIdOf({ dishId = "" }: { readonly dishId?: string }): string | undefined {
  return isOwnDish(dishId) ? dishId.slice(PREFIX.length) : undefined;
}

/** Where the ids of recipes are entered in the week of a date: an id is chance, so that other recipes have their turn each week. */
export function placeOfWeek(startDate: string): string {
  const week = Math.floor(Date.parse(startDate) / 604_800_000);
  return (Math.imul(week, 0x9e3779b1) >>> 0).toString(16).padStart(8, "0");
}

type Written = Pick<OwnRecipe, "ingredients" | "instructions">;

/** Whether a recipe is short enough to be read for a plan, and has what is needed to cook it. */
export function isPlannable({ ingredients, instructions }: Written): boolean {
  const { lines, lineLetters, steps, stepLetters } = READABLE_RECIPE;
  return (
    ingredients.length > 0 &&
    instructions.length > 0 &&
    ingredients.length <= lines &&
    instructions.length <= steps &&
    ingredients.every((line) => line.length <= lineLetters) &&
    instructions.every((step) => step.length <= stepLetters)
  );
}
