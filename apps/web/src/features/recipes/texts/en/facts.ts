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
export const calories = "Calories";
export const energy = "Energy";

export function kcal(amount: number): string {
  return `${whole(amount)} kcal`;
}

export const protein = "Protein";
// As a US label has it
export const totalFat = "Total fat";
export const saturatedFat = "Saturated fat";
export const sodium = "Sodium";
export const totalCarbohydrate = "Total carbohydrate";
export const dietaryFiber = "Dietary fiber";
export const totalSugars = "Total sugars";

// As a European one has it
export const fat = "Fat";
export const saturates = "of which saturates";
export const carbohydrate = "Carbohydrate";
export const sugars = "of which sugars";
export const fiber = "Fiber";
export const salt = "Salt";

export function milligrams(amount: number): string {
  return `${whole(amount)} mg`;
}

export function grams(amount: number): string {
  return `${amount < 10 ? Math.round(amount * 10) / 10 : Math.round(amount)} g`;
}

export function count(amount: number): string {
  return whole(amount);
}

function whole(amount: number): string {
  return number(Math.round(amount));
}

export const allergens = "Allergens";
export const diets = "Diets";
export const whyNotOthers = "Why not the others";
export const mayFit = "It may fit, but we don't know everything in it.";
