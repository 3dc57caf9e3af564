import { number } from "../../../../language/words.ts";

// The panel
export const settings = "Settings";
export const title = "Your choices";
export const planning = "Planning";
export const generate = "Generate plan";
export const close = "Close";
export const change = "Change";

export function forPeople(count: number): string {
  return `for ${count}`;
}

export function byOwnChoices(choices: string): string {
  return `Or by your own choices: ${choices}`;
}

export function forNewPlan(choices: string): string {
  return `Next plan: ${choices}`;
}

// How much, and for whom
export const days = "Days";
export const diet = "Diet";
export const dietHint = "Every meal follows it.";
export const howMany = "How many people?";
export const allergies = "Allergies";
export const allergiesPlaceholder = "peanuts, shellfish";
export const calories = "Calories a day";
export const caloriesHint = "For each person.";
export const customOption = "Custom";
export function caloriesOutOfRange(least: number, most: number): string {
  return `Type a number from ${number(least)} to ${number(most)}`;
}

export const customCalories = "Custom calories";

export function profileAllergies(allergies: string): string {
  return `Always left out, from your profile: ${allergies}.`;
}

export function saidAllergies(allergies: string): string {
  return `Left out until you confirm what you told us before: ${allergies}.`;
}

export const allergiesHint = "Never in any of your meals.";

// Which meals
export const whatIsPlanned = "What to plan";

export const plannedMeals = { whole: "Whole day", some: "Some meals" };
export const mealsADay = "Meals a day";
export const whichMeals = "Which meals";

export function mealsShare(percent: number, energy: string | null): string {
  return energy === null
    ? `They make up ${percent}% of the day. The rest is up to you.`
    : `They make up ${percent}% of the day, ${energy}. The rest is up to you.`;
}

export const slots = { breakfast: "Breakfast", lunch: "Lunch", dinner: "Dinner", snack: "Snack" };

// Wishes
export const wishes = "Wishes";
export const wishesSummary = "budget, difficulty, cuisine, style, taste";
export const budget = "Budget";

export const budgets = { cheap: "Cheap", reasonable: "Reasonable", expensive: "Expensive" };
export const difficulty = "Difficulty";

export const difficulties = { any: "Any", easy: "Easy", medium: "Medium", hard: "Hard" };
export const cuisine = "Cuisine";
export const anyCuisine = "Any";
export const cooking = "Cooking";

export const cookingWays = { easy: "Easy week", fresh: "Fresh every meal", batch: "Once or twice a week" };
export const style = "Style";

export const styles = { regular: "Regular", gourmet: "Gourmet" };
export const categories = "Meal categories";

export function categoriesHint(mealsPerDay: number): string {
  return `At most ${mealsPerDay}, one for each meal.`;
}

export const categoryNames = {
  breakfast: "Breakfast",
  main: "Main",
  soup: "Soup",
  vegetable: "Vegetable",
  dessert: "Dessert",
};
export const taste = "Taste";
export const optional = "Optional";
export const tastePlaceholder = "spicy, under 30 minutes, high protein";
export const understoodWishes = "Understood wishes";

export function removeWish(wish: string): string {
  return `Remove ${wish}`;
}

export function notUnderstood(words: string): string {
  return `Not understood, and not part of the plan: ${words}.`;
}

export const neverAgain = "Never again";
export const neverAgainHint = "Foods you don't want in any plan.";
export const neverAgainPlaceholder = "cilantro, liver";

export const dishesLeftOut = "Dishes left out";
export const allow = "Allow again";

export function allowDish(dish: string): string {
  return `Allow ${dish} again`;
}

// What is at hand
export const pantry = "What you have";
export const pantrySummary = "ingredients on hand, photos of them";
export const ingredients = "Ingredients on hand";
export const ingredientsHint = "They are used first.";
export const ingredientsPlaceholder = "spinach, eggs, rice";
export const addPhotos = "Add photos of ingredients";

export function photosHint(most: number): string {
  return `Up to ${most}. They are read when the plan is made, and not kept.`;
}

export const photosDescription = "What is in them";
export const photosDescriptionHint = "Helps when a photo alone doesn't show enough.";

export function removePhoto(photo: string): string {
  return `Remove ${photo}`;
}

export const photo = "Photo";

export function tooManyPhotos(most: number): string {
  return `Only the first ${most} photos were added.`;
}

export function unreadPhotos(count: number): string {
  return count === 1 ? "One file is not a photo we can read." : `${count} files are not photos we can read.`;
}
