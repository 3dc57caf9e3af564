import { number } from "../../../../language/words.ts";

/** What is in the diary, and what stands there until it is. */
const whole = (figure: number) => number(Math.round(figure));
const grams = (figure: number) => number(Math.round(figure * 10) / 10);

export const loading = "Loading...";

// Fetching.
export const error = "Error";
export function fetchFailed(message: string): string {
  return `Failed to fetch food consumption data: ${message}`;
}

// Tables.
export const protein = "Protein";
export const carbs = "Carbs";
export const fats = "Fats";
export const fiber = "Fiber";
export function gramsOf(figure: number): string {
  return `${grams(figure)} g`;
}
export const foodItem = "Food Item";
export const portion = "Portion";
export const calories = "Calories";
export const date = "Date";
export const actions = "Actions";
export function deleteItem(name: string): string {
  return `Delete ${name}`;
}
export function changeItem(name: string): string {
  return `Change ${name}`;
}
export const kcal = whole;
/** On a phone, where the column of calories is out of sight. */
export function kcalFirst(kcalOfEntry: number): string {
  return `${whole(kcalOfEntry)} kcal`;
}
export const roughly = "Estimate";

// History.
export const history = "Food History";
export const historyNote = "Showing the 20 most recent entries";
export const historyEmpty = "Everything you log shows up here.";
export const exportCsv = "Download all as CSV";
