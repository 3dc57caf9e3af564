import { counted, number } from "../../../../language/words.ts";

export const title = "Cookbook";
export const lead = "Every dish we plan with, with its steps and times.";
export const yourRecipes = "Your recipes";
export const search = "Search the cookbook";
export const searchPlaceholder = "A dish or a food: tacos, lentils, salmon";
export const filters = "Filters";
export const diet = "Diet";
export const cuisine = "Cuisine";
export const anyCuisine = "Any cuisine";
export const meal = "Meal";
export const anyMeal = "Any meal";
export const meals = {
  breakfast: "Breakfast",
  lunch: "Lunch",
  dinner: "Dinner",
  snack: "Snack",
  side: "Side",
};
export const time = "Time";
export const anyTime = "Any time";
export const goodFor = "Good for";
export const anyGood = "Good for…";
export const goods = {
  children: "Good for kids",
  leftovers: "Good as leftovers",
  batch: "Good to batch cook",
  freezer: "Good to freeze",
  "one-pot": "One pot",
  "one-tray": "One pan in the oven",
};
export const withHome = "Uses what I have";
export const clearFilters = "Clear filters";

export function upTo(time: string): string {
  return `Up to ${time}`;
}

export function dishes(count: number): string {
  return counted(count, { one: "dish", other: "dishes" });
}

export function kcal(energy: number): string {
  return `${number(energy)} kcal`;
}

/** What every kitchen has, such as salt and oil, is not counted. */
export function atHome(there: number, of: number): string {
  return `${number(there)} of ${number(of)} at home`;
}

export const loading = "Loading...";
export const nothing = "No matching dishes";
export const nothingHint = "Try fewer filters or different words.";
export const nothingOfHomeHint =
  "None of these dishes uses what you have at home. Try fewer filters or different words.";
export const offline = "The cookbook is not on this device";
export const offlineHint = "You'll see it once you're online.";
export const failed = "The cookbook could not be loaded";
export const tryAgain = "Try again";
export const found = "Dishes";
