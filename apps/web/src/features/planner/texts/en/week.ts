import { counted } from "../../../../language/words.ts";

// What was done with a meal
export function eatenOut(meal: string): string {
  return `Eating out instead of ${meal}`;
}

export function skipped(meal: string): string {
  return `${meal} is skipped`;
}

export function isBack(meal: string): string {
  return `${meal} is back`;
}

export function takenOut(meal: string): string {
  return `${meal} was removed from the plan`;
}

export function movedTo(meal: string, day: string): string {
  return `${meal} moved to ${day}`;
}

export function exchanged(meal: string, other: string): string {
  return `${meal} and ${other} swapped places`;
}

export function cookedNow(meals: string): string {
  return `${meals} can't be a leftover anymore, so it is cooked fresh.`;
}

// Leftovers and what is done ahead
export function leftoverOf(day: string): string {
  return `Left over from ${day}`;
}

/** More than is eaten that day: the rest is a meal of another. */
export function cookServings(servings: number): string {
  return `Cook ${counted(servings, { one: "serving", other: "servings" })}`;
}

export function startTonight(meal: string, time: string): string {
  return `Start ${meal} for tomorrow: ${time} ahead`;
}

export function ahead(time: string): string {
  return `${time} ahead`;
}

// The week
export const today = "Today";
export const days = "Days";
export const daysOfPlan = "Days of the plan";

export function goToDay(day: string): string {
  return `Go to ${day}`;
}

export function goToDate(day: string, date: string): string {
  return `Go to ${day}, ${date}`;
}

export function handsOn(minutes: string): string {
  return `${minutes} of cooking`;
}

export const nothingPlanned = "Nothing planned. Move a meal here.";

// A meal that is not cooked
export const away = { out: "Eating out", skipped: "Skipped" };
export const cookAfterAll = "Cook it after all";

export function cookAfterAllLabel(meal: string): string {
  return `Cook ${meal} after all`;
}

// The menu of a meal
export const eatOut = "Eating out";
export const skip = "Skip this meal";
export const writeNote = "Write a note";
export const changeNote = "Change the note";
export const takeOut = "Remove from the plan";

// A note
export function noteFor(meal: string): string {
  return `A note for ${meal}`;
}

export const note = "Note";
export const noteHint = "Only you and your household see it.";
export const save = "Save";
export const cancel = "Cancel";
export const noteSaved = "Note saved";

// The plan's own actions
export const undo = "Undo";
export const planNext = "Plan next week";
export const repeat = "Repeat this week";
export const remakeDay = "Remake this day";

export function remakeDayLabel(day: string): string {
  return `Remake ${day}`;
}

export function dayIsNew(day: string): string {
  return `${day} is new`;
}

export function repeatsOn(day: string): string {
  return `This week repeats from ${day}`;
}

export function copyName(plan: string): string {
  return `${plan} (again)`;
}

// The list
export function foodsToBuy(count: number): string {
  return counted(count, { one: "food to buy", other: "foods to buy" });
}

export const shoppingList = "Shopping list";
