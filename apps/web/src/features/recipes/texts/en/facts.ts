import { number } from "../../../../language/words.ts";

// What is in it
export const title = "What is in it";
export const factsOffline = "You'll see allergens and diets once you're online.";
export const factsFailed = "We could not look up allergens and diets.";
export const tryAgain = "Try again";
export const factsLoading = "Looking up allergens and diets";
export const tooLittleKnown = "We don't know enough about this recipe to say what is in a serving.";

export function unknownIngredients(ingredients: string): string {
  return `We do not know ${ingredients}. Check these yourself.`;
}

export const inOneServing = "In one serving";
export const energy = "Energy";

export function kcal(amount: number): string {
  return `${whole(amount)} kcal`;
}

export const protein = "Protein";
export const carbohydrates = "Carbohydrates";
export const sugars = "of which sugars";
export const fat = "Fat";
export const saturatedFat = "of which saturated";
export const fiber = "Fiber";
export const sodium = "Sodium";

export function milligrams(amount: number): string {
  return `${whole(amount)} mg`;
}

export function grams(amount: number): string {
  return `${amount < 10 ? Math.round(amount * 10) / 10 : Math.round(amount)} g`;
}

function whole(amount: number): string {
  return number(Math.round(amount));
}

export const allergens = "Allergens";
export const diets = "Diets";
export const whyNotOthers = "Why not the others";
export const mayFit = "It may fit, but we don't know everything in it.";
