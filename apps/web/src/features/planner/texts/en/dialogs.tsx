import type { ReactNode } from "react";
import { counted } from "../../../../language/words.ts";

// Calendar
export const calendarTitle = "Your plans in your calendar";
export const calendarDescription =
  "Add this address to your calendar app as a subscription. Anyone who has it can see your plans, so keep it private.";
export const makeAddress = "Create an address";
export const takeAddressBack = "Remove the address";
export const copy = "Copy";
export const needsNetwork = "This needs a connection. Please try again later.";
export const lookingForAddress = "Loading your address";
export const noAddress = "You have no address yet.";
export const address = "Address";
export const addressHint = "Removing it turns it off for everyone who has it.";
export const calendarFailed = "That did not work. Please try again.";
export const addressCopied = "Address copied";
export const copyFailed = "Your browser won't let us copy. Select the address and copy it yourself.";

// What the plan promises
export const certificateTitle = "What this plan promises";
export const countingAgain = "Recalculating the plan";

export function costForOne(cost: string): string {
  return `For one person, ${cost} in total, from the ingredients of each meal.`;
}

export const rulesChecked = "Rules that every meal was checked against";
export const broken = "What breaks a rule";
export const corrections = "Corrected";
export const ownRecipesLeftOut = "Your recipes that cannot be planned the way they are written";
export const daysOff = "Days that miss their calories";
export const wishesMissed = "Wishes that could not be kept";

export function foodsNotUnderstood(words: string): string {
  return `We do not know ${words}`;
}

export const foodsNotUnderstoodHint =
  "Every food with that word in its name was left out. Check the ingredients yourself.";
export const figuresCaption = "Calories and nutrients of each day";
export const day = "Day";
export const kcal = "kcal";
export const offTarget = "Off target";
export const protein = "Protein";
export const carbs = "Carbs";
export const fat = "Fat";
export const fiber = "Fiber";
export const cost = "Cost";

export function grams(amount: number): string {
  return `${amount}\u00a0g`;
}

export const sodium = "Sodium";

export function milligrams(amount: string): string {
  return `${amount}\u00a0mg`;
}

export function minutesADay(time: string): string {
  return `${time} of hands-on time a day`;
}

export function cookedTimes(cooked: number, leftovers: number, assembled: number): string {
  const meals = counted(cooked, { one: "meal cooked", other: "meals cooked" });
  const rest = counted(leftovers, { one: "leftover", other: "leftovers" });
  return `${meals}, ${rest}, ${assembled} put together without cooking`;
}

export function foodsBought(foods: number, usedOnce: number): string {
  return `${counted(foods, { one: "food to buy", other: "foods to buy" })}, ${usedOnce} of them for one meal only`;
}

export function foodLeft(grams: string, food: string): string {
  return `${grams} g of ${food}`;
}

export function leftOver(foods: string): string {
  return `Left in the packages at the end: about ${foods}.`;
}

export function ideaFor(dish: string): string {
  return `One idea: ${dish}`;
}

export function specialtyFoods(count: number): string {
  return counted(count, {
    one: "food that an ordinary supermarket may not have",
    other: "foods that an ordinary supermarket may not have",
  });
}

export const askedFor = "What you asked for";

export function wishKept(wish: string, found: string): string {
  return `${wish}: kept, ${found}.`;
}

export function wishNotKept(wish: string, found: string): string {
  return `${wish}: not kept, ${found}.`;
}

export function onDay(day: string, words: string): string {
  return `${day}: ${words}`;
}

export function notUnderstood(words: string): string {
  return `“${words}”: not understood, and not part of the plan.`;
}

// Changed in two places
export const loadFailed = "Failed to load the saved meal plan";
export const conflictTitle = "This plan was changed somewhere else";

export function conflictDescription(plan: string): string {
  return `"${plan}" was changed in another window or on another device since you opened it here. What do you want to keep?`;
}

export const takeOther = "Use the other one";
export const keepAsCopy = "Keep mine as a copy";

// No free plan left
export const limitTitle = "Your free plans are used up";

export function limitDescription(plans: number): string {
  return `A free account has ${plans} meal plans. You keep the ones you have, and swapping meals and remaking the rest is free.`;
}

export const close = "Close";
export const signUp = "Sign up";
export const upgrade = "Upgrade to Premium";

// Moving, never again, servings
export const it = "it";

export function moveMeal(meal: string): string {
  return `Move ${meal}`;
}

export const onlyOneDay = "This plan has only one day.";
export const neverAgain = "Never again";

export function neverAgainQuestion(meal: string): string {
  return `What don't you want again? Leave out ${meal} itself, or foods in it, from every plan.`;
}

export function wholeDish(meal: string): string {
  return `${meal}, the whole dish`;
}

export const orFoods = "Foods in it";
export const cancel = "Cancel";
export const leaveOutAndSwap = "Leave out and swap";
export const neverAgainFailed = "This could not be saved. Please try again.";
export const howMany = "How many people?";

export function servingsDescription(meal: string): string {
  return `The amounts in ${meal} change with it.`;
}

export const save = "Save";

// Saving
export const saveTitle = "Save Meal Plan";
export const saveOffline = "You are offline. It will be saved once you're online.";
export const name = "Name";
export const signUpTitle = "Sign up to keep this plan";
export const signUpDescription =
  "It stays on this device until then, and is saved with your account once you have one.";
export const logIn = "Log in";

// Saved plans
export const savedPlans = "Saved Plans";
export const guestTitle = "Plans are not saved for guests";
export const guestHint = "With an account, every plan is saved here automatically.";
export const savedPlansFailed = "Failed to load saved meal plans";
export const offline = "You are offline";
export const savedPlansOffline = "You'll see your saved plans once you're online.";
export const tryAgain = "Try again";
export const noSavedPlans = "No saved plans yet";
export const noSavedPlansHint = "Every plan you make is saved here.";
export const savedPlansLabel = "Saved plans";
export const showMore = "Show more";

export function madeOn(day: string, length: string): string {
  return `${day} · ${length}`;
}

export function deletePlan(plan: string): string {
  return `Delete ${plan}`;
}

export const deleteFailed = "The plan could not be deleted. Please try again.";
export const saveFailed = "Failed to save meal plan";

export function deletedToast(plan: string): string {
  return `${plan} deleted`;
}

export const undo = "Undo";
export const savedPlansLoading = "Loading your plans";

// Swapping
export const swapped = "Meal swapped";

export function insteadOfMeal(meal: string): string {
  return `Instead of ${meal}`;
}

export const thisMeal = "this";
export const swapDescription = "All of them fit your diet, your allergies and the day's calories.";
export const swapOffline = "Swapping needs a connection";
export const planStays = "Your plan stays as it is.";
export const swapFailed = "Other meals could not be loaded";
export const nothingElse = "Nothing else fits here";
export const nothingElseHint =
  "No other meal fits every rule of this plan. Relax one of your wishes and make a new plan.";

export function figures(energy: string, energyChange: string, price: string, priceChange: string): string {
  return `${energy} (${energyChange}) · ${price} (${priceChange})`;
}

export const theSame = "the same";

export function toBuy(foods: string, strong: (words: string) => ReactNode): ReactNode {
  return (
    <>
      {strong("To buy:")} {foods}
    </>
  );
}

export function noLongerNeeded(foods: string, strong: (words: string) => ReactNode): ReactNode {
  return (
    <>
      {strong("No longer needed:")} {foods}
    </>
  );
}

export function andMore(foods: string, more: number): string {
  return `${foods} and ${more} more`;
}

export function takeThisLabel(meal: string): string {
  return `Use this: ${meal}`;
}

export const takeThis = "Use this";
export const swapLoading = "Looking for other meals";

// Using a plan

export function nowInUse(plan: string): string {
  return `“${plan}” is in use`;
}

export const putInUseFailed = "We couldn't switch to this plan. Nothing was changed.";
export const putInUse = "Use this plan";

export function putInUseDescription(plan: string): string {
  return `Your shopping list, today's dinner, your calendar and the chat will follow “${plan}”.`;
}

export const putInUseOffline = "Choosing a plan needs a connection";
export const putInUseOfflineHint = "Until then everything stays as it is.";
export const previewFailed = "We couldn't check what would change";
export const allStays = "Everything stays as it is.";
export const notSavedYet = "This plan is not saved yet";
export const notSavedYetHint = "Save it, and then use it.";
export const previewLoading = "Looking at your list";
export const insteadOf = "Instead of";

export function takesDates(plan: string, dates: string): string {
  return `“${plan}” on ${dates}`;
}

export const onYourList = "On your shopping list";
export const ownStays = "What you added or edited yourself stays.";

export function newItems(count: number): string {
  return `New (${count})`;
}

export function otherAmounts(count: number): string {
  return `Different amount (${count})`;
}

export function goneItems(count: number): string {
  return `Removed (${count})`;
}

export function span(first: string, last: string | number): string {
  return `${first} to ${last}`;
}

export const nothingTicked = "Nothing is checked off.";

export function ticksStay(count: number): string {
  return `${counted(count, { one: "item stays", other: "items stay" })} checked off.`;
}

export function ticksAreBack(count: number): string {
  return `${counted(count, { one: "item is", other: "items are" })} checked off again.`;
}

export function ticksGo(count: number): string {
  return count === 1
    ? "1 checked-off item goes away, and is back when you use the previous plan again."
    : `${count} checked-off items go away, and are back when you use the previous plan again.`;
}
