import { number } from "../../../../language/words.ts";

export const elsewhere = "Your plan is not on this device";
export const elsewhereHint = "You'll see it once you're online.";
export const failed = "Your meals could not be loaded";
export const failedHint = "Your plan is safe.";
export const tryAgain = "Try again";
export const loading = "Loading...";
export const openPlanner = "Open the planner";
export const planMeals = "Plan your meals";
export const upToYou = { today: "Dinner is up to you today", tomorrow: "Dinner is up to you tomorrow" };

export function planHas(meals: readonly string[]): string {
  return `Your plan has ${meals.join(", ")}.`;
}

export function mealAndType(meal: string, type: string): string {
  return `${meal} (${type})`;
}

export const eatingOut = { today: "You're eating out tonight", tomorrow: "You're eating out tomorrow" };
export const eatingOutHint = "Nothing to cook, and nothing to buy for it.";
export const nothingPlanned = {
  today: "Nothing is planned for today",
  tomorrow: "Nothing is planned for tomorrow",
};

export function nextPlanBegins(day: string): string {
  return `Your next plan begins on ${day}.`;
}

export function lastPlanEnded(day: string): string {
  return `Your last plan ended on ${day}.`;
}

export const planEndsToday = "Your plan ends today.";
export const whatIsForDinner = "What is for dinner?";
export const whatIsForDinnerHint = "Answer three questions, and your week is planned.";

// The next meal
export const mealOf = {
  today: {
    breakfast: "Today's breakfast",
    lunch: "Today's lunch",
    dinner: "Today's dinner",
    snack: "Today's snack",
  },
  tomorrow: {
    breakfast: "Tomorrow's breakfast",
    lunch: "Tomorrow's lunch",
    dinner: "Tomorrow's dinner",
    snack: "Tomorrow's snack",
  },
};
export const leftovers = "Leftovers";

export function kcal(energy: number): string {
  return `${number(Math.round(energy))} kcal`;
}

export const openRecipe = "Open the recipe";
export const somethingQuicker = "Something quicker";

// The lines beside it
export const alsoToday = "Also on your plan";
export const mealAt = {
  today: { breakfast: "Breakfast", lunch: "Lunch", dinner: "Tonight", snack: "Snack" },
  tomorrow: {
    breakfast: "Breakfast tomorrow",
    lunch: "Lunch tomorrow",
    dinner: "Dinner tomorrow",
    snack: "Snack tomorrow",
  },
};
export const inTheFridge = "It is in the fridge.";

export function waitsInFridge(meal: string, when: string): string {
  return `In the fridge: ${meal} (${when.toLowerCase()})`;
}

export function startTonight(meal: string, time: string): string {
  return `Start tonight for tomorrow: ${meal} (${time})`;
}
