import { counted, list, number } from "../../../../language/words.ts";
import { kcal } from "./page.ts";

/** What was found, and what may be done with it. */

// Not sure.
export const betterImage = "Better Image Needed";
export const betterImageWhy =
  "We are not sure what this is. A sharper photo in good light, taken close up from above, helps. So do a few words.";
export const tryAgain = "Try Again";
export const takeAnyway = "Use It Anyway";
export const notSureTitle = "We are not sure";
export const notSureOfWords = "Different words or amounts may help. You can correct everything below.";
export const nothingFound = "We didn't find any food there.";

// Words that were not understood.
export const notCounted = "Not counted";
export function wordsNotCounted(words: string): string {
  return `“${words}”: we don't know what it is. Say it in other words below.`;
}
export function leftOut(words: readonly string[]): string {
  return `Left out, because it sounds like you didn't eat it: ${list(words.map((each) => `“${each}”`))}.`;
}
export const eatenAfterAll = "If you did, add it below.";
export function stillToSay(words: readonly string[]): string {
  return `Not counted: ${list(words.map((each) => `“${each}”`))}. Say it in other words.`;
}

// One item.
export const found = "What we found";
export const protein = "Protein";
export const carbs = "Carbs";
export const fats = "Fats";
export const fiber = "Fiber";
export const confidence = "Confidence";
export const tasteProfile = "Taste profile";
export const chefNotes = "Chef notes";
export const assumed = "Assumed";
export const correct = "Correct";
export const split = "Split";
export const remove = "Remove";
export const tracked = "In your diary";
export function moreOf(name: string): string {
  return `More about ${name}`;
}

export function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}
function kcalRange(low: number, high: number): string {
  return low === high ? kcal(low) : `${number(low)}–${number(high)} kcal`;
}
export function grams(value: number): string {
  return `${value} g`;
}
export function gramsRange(low: number, high: number): string {
  return low === high ? grams(low) : `${number(low)}–${number(high)} g`;
}
export function timesPortion(times: number, portion_: string): string {
  return `${number(times)} × ${portion_}`;
}
export function betweenKcal(low: number, high: number): string {
  return `probably ${kcalRange(low, high)}`;
}
export function correctNamed(name: string): string {
  return `Correct ${name}`;
}
export function splitNamed(name: string): string {
  return `Split ${name}`;
}
export function removeNamed(name: string): string {
  return `Remove ${name}`;
}
export function removed(name: string): string {
  return `${name} removed`;
}
export const undo = "Undo";

// A portion by its weight. spec: 2, section 9.
export const portionSizes = {
  bite: (portion_: string) => `${portion_}, a bite`,
  small: (portion_: string) => `${portion_}, a small portion`,
  medium: (portion_: string) => `${portion_}, a medium portion`,
  large: (portion_: string) => `${portion_}, a large portion`,
} as const;

// What is assumed.
export function assumptionsOf(name: string): string {
  return `What we assumed about ${name}`;
}
export const portion = "Portion";
export const size = "Size";
export const oil = "Oil or butter";
export const leftOver = "Left over";
export function asAssumed(portion_: string): string {
  return `${portion_}, assumed`;
}
export function asSaid(portion_: string): string {
  return `${portion_}, from your words`;
}
export function asCorrected(portion_: string): string {
  return `${portion_}, corrected`;
}
export function asBefore(portion_: string): string {
  return `${portion_}, as you logged before`;
}
export function asUsual(portion_: string): string {
  return `${portion_}, a usual portion`;
}
export const halfOfIt = "Half of it";
export const onceAndAHalf = "One and a half times";
export const twice = "Twice as much";
export const sizes = { open: "As assumed", small: "Small", medium: "Medium", large: "Large" } as const;
export const oils = {
  open: "Not counted",
  none: "None",
  teaspoon: "A teaspoon",
  tablespoon: "A tablespoon",
} as const;
export const leftOvers = { all: "Nothing", most: "A quarter", half: "Half", some: "Three quarters" } as const;

// Questions.
export const questions = "To be more certain";
export const questionsNote = "Each answer narrows the range. Skip what you don't know.";
export function howMuch(name: string): string {
  return `How much was it: ${name}?`;
}
export function howMuchOil(name: string): string {
  return `Was there oil or butter on it: ${name}?`;
}
export function about(portion_: string): string {
  return `About ${portion_}`;
}
export const less = "Less";
export const more = "More";

// Too much.
export function really(value: number): string {
  return `Really? That is ${kcal(value)} at once.`;
}
export const notCountedYet = "It won't count until you say so.";
export const yesReally = "Yes, that is right";
export const tooMuch = "That is more than anybody can eat. Correct it to count it.";

// Correcting, splitting, adding.
export const food = "Food";
export const caloriesKcal = "Calories (kcal)";
export const proteinG = "Protein (g)";
export const carbsG = "Carbs (g)";
export const fatsG = "Fats (g)";
export const fiberG = "Fiber (g)";
export const portionHint = "Grams scale the numbers, for example 180 g.";
export const save = "Save";
export const sayFood = "Say what it is";
export const sayNumber = "Enter a number from 0 to 100,000";
export const splitHint = "Name the parts, with amounts where you know them: 1 cup rice, 4 oz chicken.";
export const parts = "The parts";
export const addMore = "Add something else";
export const addExample = "a glass of milk";
export const add = "Add";
export const readFailed = "This could not be read right now. Try again in a moment.";
export const readNothing = "We don't recognize any food in these words. Try others, or an English name.";

// The sum, and the diary.
export const together = "Total";
export const meal = "Meal";
export const meals = { breakfast: "Breakfast", lunch: "Lunch", dinner: "Dinner", snack: "Snack" } as const;
export const addToTracking = "Add to tracking";
export const startOver = "Start over";
export const allTracked = "All of it is in your diary.";
export const diaryClosed = "The diary is part of Premium";
export const diaryClosedWhy =
  "You can read and correct every number here. Adding them to calorie tracking needs a subscription; nothing was stored.";
export const seePremium = "See Premium";

// Noting it. spec: 2, section 8.
export const trackFailed = "Failed to track food consumption.";
export const nothingLost = "Nothing is lost. Try adding it again in a moment.";

// The dialog after tracking.
export const trackedTitle = "Food tracked";
export function trackedNote(count: number, value: number): string {
  return `${counted(count, { one: "item", other: "items" })} with ${kcal(value)} ${count === 1 ? "is" : "are"} in your diary.`;
}
export function todayIs(total: number, limit: number | null): string {
  return limit === null
    ? `Today so far: ${kcal(total)}.`
    : `Today so far: ${number(total)} of ${kcal(limit)}.`;
}
export const overLimit = "Over today's limit";
export function overBy(over: number, limit: number): string {
  return `Today is ${kcal(over)} over your limit of ${kcal(limit)}.`;
}
export const sentLater = "You are offline. It is saved on this device and will be sent once you're online.";
export const todayUnknown = "Today's total could not be looked up.";
export const close = "Close";
export const viewCalories = "View Calories";
export const continueAnalysis = "Continue Analysis";
