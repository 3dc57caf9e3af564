import type { ReactNode } from "react";
import { counted, list, number } from "../../../../language/words.ts";

// The page
export const title = "Your Meal Planner";
export const savedPlansShort = "Plans";
export const savedPlans = "Saved Plans";
export const history = "History";
export const saveShort = "Save";
export const save = "Save Meal Plan";
export const yourPlan = "Your plan";
export const planReady = "Your plan is ready";
export const upgrade = "Upgrade";

export function plansUsed(used: number, limit: number): string {
  return `You've used ${used} of ${limit} free meal plans`;
}

export function plansLeft(left: number): string {
  return ` · ${left} remaining`;
}

export const needsNetwork = "Generating a plan needs a connection. Your settings stay as they are.";
export const offline = "You are offline";
export const tryAgain = "Try again";
export const close = "Close";

// Making a plan
export function percent(share: number): string {
  return `${share}%`;
}

export const planningMeals = "Planning your meals";
export const settingTable = "Putting your plan together";
export const cancel = "Cancel";
export const generationFailed = "Failed to generate meal plan. Please try again.";
export const badFormat = "Invalid meal plan format received";
export const tookTooLong = "The chef took too long.";
export const unreachable = "The server cannot be reached.";
export const tooManyPlans = "That was a lot of plans at once. Wait a few minutes.";
export const tooMuchWished = "That is too much for one plan. Remove some photos or foods.";
export const picturesFailed = "Failed to generate some images. Using fallback images instead.";
export const corrected = "Some of it had to be corrected";

export function corrections(count: number): string {
  return `${counted(count, { one: "correction", other: "corrections" })}, listed under “What this plan promises”.`;
}

export const photosFailed = "Failed to analyze ingredient images";
export const photosFailedHint = "Failed to analyze ingredient image. Please try again.";
export const photosUnclear = "Couldn't detect ingredients clearly in the images";
export const tooManyMeals = "A day has room for five meals. Unlock some of them.";
export const restIsNew = "The rest is new";
export const waitForSubscription = "Please wait while we check your subscription status";
export const countFailed = "Error";
export const countFailedHint = "Failed to update plan usage count";
export const loadFailed = "Failed to load the saved meal plan";
export const noPlanFound = "No saved meal plan found";
export const badPlan = "Failed to load saved plan - invalid data format";

// No plan keeps everything
export const impossible = "No plan can do all of this";
export const impossibleHint = "Change one of your choices. This did not use up a plan.";
export const impossibleHintNearest =
  "Change one of your choices, or use the closest plan there is. This did not use up a plan.";

export const impossibleHintAllergies =
  "The only plan that fits ignores your allergies, so change something else. This did not use up a plan.";

export function take(plan: string): string {
  return `Use ${plan}`;
}

export const changeSettings = "Change the settings";

export function mealsADay(count: number): string {
  return `${counted(count, { one: "meal", other: "meals" })} a day`;
}

export const noSecondDiet = "no second diet";

export function without(dishes: readonly string[]): string {
  return dishes.length === 0 ? "without your meals of every week" : `without ${list(dishes)}`;
}

export function typedWishes(left: string): string {
  return left === "" ? "no typed wishes" : `only “${left}” of your typed wishes`;
}

// The plan
export const remakeRest = "Remake the rest";
export const printPlan = "Print the plan";
export const inMyCalendar = "In my calendar";
export const startsOn = "Starts on";
export const counting = "Recalculating the plan.";
export const countedOnline = "The plan is recalculated once you're online.";

export function aboutInAll(cost: string): string {
  return `About ${cost} in total.`;
}

export const promises = "What this plan promises";
export const putInUse = "Use this plan";
export const inUse = "In use";
export const daysAreOver = "Its days are over. Choose a new start date to use it.";
export const notFollowed = "Your list, dinner and calendar do not follow this plan.";

export function usedDays(used: number, coming: number): string {
  return `On ${used} of its ${coming} days. The others are free or follow another plan.`;
}

export function onlyHere(length: string, link: (words: string) => ReactNode): ReactNode {
  return (
    <>
      {length} · Only on this device. {link("Sign up")} to keep it.
    </>
  );
}

export function deletedElsewhere(length: string): string {
  return `${length} · Deleted somewhere else, and no longer saved`;
}

export const saveItAgain = "Save it again";

export function keptAs(length: string, state: string): string {
  return `${length} · ${state}`;
}

export const saved = "Saved";
export const saving = "Saving";
export const notSaved = "Not saved yet";
export const notSavedOffline = "Not saved yet, you are offline";
export const saveAgain = "Save again";
export const changedElsewhere = "Changed elsewhere";

// Days and meals

export const calories = "Calories";

export function kcalOf(energy: number, target: number): string {
  return `${number(Math.round(energy))} of ${number(Math.round(target))} kcal`;
}

export function costEach(cost: string): string {
  return `${cost} each`;
}

export function mealsOf(day: string): string {
  return `Meals of ${day}`;
}

export function moreFor(meal: string): string {
  return `More for ${meal}`;
}

export const readRecipe = "Read the recipe";
export const swapForAnother = "Swap for another";
export const unlock = "Unlock";
export const lock = "Lock";
export const changeServings = "Change servings";
export const moveToAnotherDay = "Move to another day";
export const neverAgain = "Never again";
export const locked = "Locked";

export function unlockMeal(meal: string): string {
  return `Unlock ${meal}`;
}

export function lockMeal(meal: string): string {
  return `Lock ${meal}`;
}

export function swapMeal(meal: string): string {
  return `Swap ${meal}`;
}

export function times(prep: string, cook: string): string {
  return `${prep} to prepare, ${cook} to cook`;
}

export function timesAhead(ahead: string, prep: string, cook: string): string {
  return `${ahead} ahead, ${prep} to prepare, ${cook} to cook`;
}

export function forPeople(count: number): string {
  return `for ${count}`;
}
