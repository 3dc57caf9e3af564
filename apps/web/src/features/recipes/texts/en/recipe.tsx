import type { ReactNode } from "react";
import { counted, number } from "../../../../language/words.ts";

// The recipe
export const ingredients = "Ingredients";
export const instructions = "Instructions";
export const removeFavorite = "Remove Favorite";
export const saveToFavorites = "Save to Favorites";
export const logInToSave = "Please login to save favorites";
export const saveFailed = "Failed to save recipe";
export const removeFailed = "Failed to remove recipe from favorites";
export const tooManyFavorites = "You have no room for more favorites. Remove one first.";
export const checkConnection = "Check your connection and try again.";
export const printRecipe = "Print Recipe";
export const share = "Share";
export const popUpBlocked = "Pop-up blocked! Please allow pop-ups for printing.";

// Ingredients
export const measuresWritten = "Original";
export const measuresUs = "US";
export const measuresMetric = "Metric";
export const noIngredients = "This recipe lists no ingredients.";
export const measures = "Measures";
export const servings = "servings";
export const batches = "batches";

export function servingCount(count: number): string {
  return counted(count, { one: "serving", other: "servings" });
}

export function batchCount(count: number): string {
  return counted(count, { one: "batch", other: "batches" });
}

export function manyPans(pans: number, servingsEach: number): string {
  return `A large pan or baking sheet holds about ${servingsEach} servings, so plan on ${number(pans)} pans or batches. Each batch takes the times given here, and a full pot takes longer to boil.`;
}
export function forLater(count: number): string {
  return `${counted(count, { one: "serving is", other: "servings are" })} for another day.`;
}

export const onTheSide = "On the side";

// Instructions
export const noSteps = "This recipe lists no steps.";
export const cookingMode = "Cooking mode";
export const cookingModeAsleep = "The steps are larger. This device does not let us keep the screen on.";
export const cookingModeHint = "Larger steps, and the screen stays on.";
export const notes = "Notes";

// Figures

export function kcalPerServing(kcal: number, light: (words: string) => ReactNode): ReactNode {
  return (
    <>
      {number(kcal)} kcal {light("a serving")}
    </>
  );
}

export function costPerServing(cost: string, light: (words: string) => ReactNode): ReactNode {
  return (
    <>
      about {cost} {light("a serving")}
    </>
  );
}

export function handsOn(time: string): string {
  return `${time} hands-on`;
}

export function handsAndWaiting(hands: string, waiting: string): string {
  return `${hands} hands-on, ${waiting} waiting`;
}

export function keeps(days: number): string {
  return `Keeps ${counted(days, { one: "day", other: "days" })} in the fridge`;
}

export const aheadOfTime = "Ahead of time";
export const prepTime = "Prep time";
export const cookTime = "Cook time";
export const difficulty = "Difficulty";
