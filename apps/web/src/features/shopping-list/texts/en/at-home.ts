import { counted } from "../../../../language/words.ts";

// Beside the list
export const toBuy = "To buy";
export const atHome = "At home";
export const views = "To buy, or at home";

export function withCount(words: string, count: number): string {
  return count === 0 ? words : `${words} (${count})`;
}

export function about(amount: string): string {
  return `about ${amount}`;
}

export function restOf(amount: string): string {
  return `rest of ${amount}`;
}

export const covered = "At home, no need to buy";
export const buyAnyway = "Buy anyway";

export function buyAnywayItem(item: string): string {
  return `Buy ${item} anyway`;
}

export function putAway(count: number): string {
  return `Put ${counted(count, { one: "item", other: "items" })} away`;
}

export function putAwayDone(count: number): string {
  return `${counted(count, { one: "item is", other: "items are" })} at home`;
}

export const undo = "Undo";

// Adding
export const addLabel = "Add what you have at home";
export const addPlaceholder = "Add: 3 onions, milk and rice";

// What is there
export const nothing = "Nothing here yet";
export const nothingHint =
  "Add what is in your kitchen, or check off what you bought and put it away. Your plans use it first, and your list leaves it off.";
export const past = "Past its date";
export const pastHint = "Your plans and your list don't count on these.";
export const soon = "Use soon";
export const others = "Keeps longer";

export const usedUp = "Used up";

export function useUpItem(item: string): string {
  return `Used up: ${item}`;
}

export function usedUpToast(item: string): string {
  return `${item} is used up`;
}

export const today = "today";
export const tomorrow = "tomorrow";
export const yesterday = "yesterday";

export function bestBefore(day: string): string {
  return `best by ${day}`;
}

/** Nobody said until when; fresh food of its kind usually keeps so long. */
export function usuallyUntil(day: string): string {
  return `usually good until ${day}`;
}

// One thing
export const name = "Name";
export const nameMissing = "Please enter an item name";
export const quantity = "Quantity";
export const unit = "Unit";
export const amountHint = "Leave it empty if you don't know. Your list then assumes you have enough.";
export const bestBeforeLabel = "Best by";
export const noDay = "No date";

export function inDays(days: number): string {
  return `In ${counted(days, { one: "day", other: "days" })}`;
}

export const inAWeek = "In a week";

// What was cooked
export const cookedLately = "Cooked";

export function tookFoods(foods: string): string {
  return `Used ${foods}`;
}

export const tookNothing = "None of it was at home";
export const notCooked = "Not cooked after all";

export function notCookedMeal(meal: string): string {
  return `Not cooked after all: ${meal}`;
}

// Staples
export const staples = "Always at home";
export const staplesHint = "Your list always leaves these off.";
export const staplesPlaceholder = "Olive oil, flour";

// Cooked it
export const cookedIt = "Cooked it";
export const cookedToast = "Cooked. What it used is taken off what you have at home.";
