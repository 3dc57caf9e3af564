import { number } from "../../../../language/words.ts";

export const ateThis = "I ate this";
export const ateHalf = "I ate half";
export const ateDouble = "I ate two servings";
export const otherPortions = "Other portions";
export const trackNutrition = "Add to Nutrition Tracking";
export const added = "Added to nutrition tracking";
export const pleaseLogIn = "Please log in to track nutrition";
export const halfServing = "1/2 serving";
export const oneServing = "1 serving";
export const twoServings = "2 servings";
export const addFailed = "Failed to add to nutrition tracking";
export function addedFigures(portion: string, kcal: number): string {
  return `${portion}, ${number(kcal)} kcal.`;
}
export const ownFigures = "One serving, with this recipe's own numbers.";
export function estimate(protein: number, carbs: number, fats: number, fiber: number): string {
  return `We don't know enough about this recipe, so this is an estimate: protein ${protein} g, carbs ${carbs} g, fats ${fats} g, fiber ${fiber} g.`;
}
