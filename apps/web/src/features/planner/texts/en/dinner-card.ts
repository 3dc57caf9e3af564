import { number } from "../../../../language/words.ts";

export const elsewhere = "Your plan is not on this device";
export const elsewhereHint = "It shows once you are online.";
export const failed = "Today's dinner could not be looked up";
export const failedHint = "Nothing of your plan is lost.";
export const tryAgain = "Try again";
export const loading = "Loading...";
export const openPlanner = "Open the planner";
export const planMeals = "Plan your meals";
export const upToYou = "Dinner is up to you today";

export function planHas(meals: readonly string[]): string {
  return `Your plan has ${meals.join(", ")}.`;
}

export function mealAndType(meal: string, type: string): string {
  return `${meal} (${type})`;
}

export const nothingToday = "Nothing is planned for today";

export function nextPlanBegins(day: string): string {
  return `Your next plan begins on ${day}.`;
}

export function lastPlanEnded(day: string): string {
  return `Your last plan ended on ${day}.`;
}

export const whatIsForDinner = "What is for dinner?";
export const whatIsForDinnerHint = "Answer three questions, and your week is planned.";
export const todaysDinner = "Today's dinner";

export function kcal(energy: number): string {
  return `${number(Math.round(energy))} kcal`;
}

export const openRecipe = "Open the recipe";

// What is started the day before
export const forTomorrow = "For tomorrow";

export function startTonight(meal: string, time: string): string {
  return `Start ${meal} tonight: it needs ${time} ahead.`;
}
