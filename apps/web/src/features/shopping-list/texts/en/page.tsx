import type { ReactNode } from "react";
import { counted } from "../../../../language/words.ts";

// The list
export const title = "Shopping List";

export function followsPlan(plan: string): string {
  return `Follows your plan “${plan}”`;
}

export function followsPlans(plans: string): string {
  return `Follows your plans: “${plans}”`;
}

export const ofGuestsPlan =
  "This is what your plan needs. Your changes stay on this device until you make another plan. Log in to keep your list.";
export const sample = "This is a sample. Nothing is kept until you log in.";

export function changesLost(count: number): string {
  return `${counted(count, { one: "change", other: "changes" })} could not be kept. Check your list.`;
}

export const nothingToBuy = "Nothing to buy";
export const nothingToBuyHint = "Add what you need, or get everything your meal plan needs.";
export const noPlanHint = "Add what you need above, or plan your meals and their ingredients show up here.";
export const planYourMeals = "Plan your meals";
export const elsewhere = "Your list is not on this device";
export const elsewhereHint = "You'll see it once you sign in.";
export const notHereYet = "Your list is not on this device yet";
export const notHereYetHint = "It loads once you're online, and then stays for next time.";
export const tryAgain = "Try again";
export const loading = "Loading your list";
export const allTicked = "all checked off";

export function toBuy(count: number): string {
  return `${count} to buy`;
}

// How things stand
export const offlineNews = "Offline. Your changes are kept and sent later.";
export const offline = "offline";

export function offlineWaiting(count: number): string {
  return `offline, ${counted(count, { one: "change", other: "changes" })} waiting`;
}

export const noAnswer = "no response yet";

export function noAnswerWaiting(count: number): string {
  return `no response yet, ${counted(count, { one: "change", other: "changes" })} waiting`;
}

export const saving = "saving";
export const saved = "saved";

// The whole list
export const refresh = "Refresh from Meal Plan";
export const refreshed = "The list follows your latest plan";
export const share = "Share";
export const more = "More list options";
export const exportPdf = "Export PDF";
export const print = "Print";
export const aisleOrder = "Aisle order";
export const usMeasures = "US measures";
export const metricMeasures = "Metric measures";
export const clearTicked = "Clear checked items";
export const signInToRefresh = "You must be signed in to refresh from meal plan";
export const noPlans = "No meal plans found";
export const noIngredients = "No ingredients found in your meal plan";
export const refreshFailed = "Failed to refresh shopping list";
export const sharedTitle = "Shopping list";
export const copied = "Shopping list copied";
export const copyFailed = "Failed to copy shopping list";
export const pdfFailed = "Failed to export shopping list to PDF";

export function sharedItem(name: string, amount: string): string {
  return `${name}, ${amount}`;
}

// Adding
export const nameMissing = "Please enter an item name";

export const addLabel = "Add an item";
export const addPlaceholder = "Add: bread, butter and jam";
export const add = "Add";
export function addedSeveral(items: string, count: number): string {
  return count > 3 ? `${count} items added` : `${items} added`;
}

export const takeBack = "Undo";
export const tooMany = "You can add 500 lines at once. The rest was left out.";
export const skipped = "Always at home, so skipped";

export function addSkipped(item: string, unseen: (words: string) => ReactNode): ReactNode {
  return <>Add{unseen(` ${item}`)}</>;
}

// What may be at home
export const asked = "Do you have these?";
export const askedHint = "Check what you have at home, then add the rest to the list.";
export const buyAsked = "Add the rest to the list";
export const haveAsked = "I have all of these";

export function askedNotice(count: number): string {
  return `Check at home first: ${counted(count, { one: "item", other: "items" })} you may have`;
}

// One item
export function packageSize(size: string): string {
  return `(${size})`;
}

export function leftOver(amount: string): string {
  return `About ${amount} left over`;
}

export function moreAbout(item: string): string {
  return `More about ${item}`;
}

export function deleteItem(item: string): string {
  return `Delete ${item}`;
}

export function forRecipes(recipes: string): string {
  return `for ${recipes}`;
}

export function someAtHome(amounts: string): string {
  return `at home: ${amounts}`;
}

export const staple = "Always at home";
export const stapleHint = "Your plans then leave it off the list.";
export const name = "Name";
export const quantity = "Quantity";
export const unit = "Unit";
export const aisle = "Aisle";
export const arithmetic = "How it was added up";
export const packageHint = "What stores sell";
export const recipes = "For";
export const remove = "Delete";
export const ask = "Ask about it";

export function deletedToast(item: string): string {
  return `${item} deleted`;
}

export function deletedManyToast(count: number): string {
  return `${count} items deleted`;
}

export const undo = "Undo";

// Aisles
export const aisleOrderHint = "The way you walk through your store.";

export function moved(aisle: string): string {
  return `${aisle} moved`;
}

export function moveDown(aisle: string): string {
  return `Move ${aisle} down`;
}

export function moveUp(aisle: string): string {
  return `Move ${aisle} up`;
}

export const aisles = {
  produce: "Fruits and vegetables",
  meat_fish: "Meat and fish",
  dairy_eggs: "Dairy and eggs",
  bakery: "Bakery",
  pantry: "Pantry",
  spices: "Spices",
  canned: "Cans and jars",
  condiments: "Sauces and spreads",
  baking: "Baking",
  grains: "Pasta, rice and grains",
  frozen: "Frozen",
  drinks: "Drinks",
  snacks_sweets: "Snacks and sweets",
  household: "Household",
  chilled: "Refrigerated",
};
