import { list, number } from "../../../../language/words.ts";

/** Writing something down: the field, what was understood, what is usual, and the sheet of an entry. */
import type { DiaryMeal } from "@meal/domain/calorie-tracking/diary";
import { nameOfMeal } from "./days.ts";

const whole = (figure: number) => number(Math.round(figure));

export const whatDidYouEat = "What did you eat?";
export const example = "two eggs and toast";
export function addKcal(kcal: number): string {
  return `Add ${whole(kcal)} kcal`;
}
export const reading = "Reading...";
export const understood = "What was understood";
export const notUnderstood = "Nothing of this is in our tables.";
export const notReadNow = "It could not be read just now.";
export const notReadOffline = "Words are read with a network. Without one, write the figures yourself.";
export const byHand = "Write the figures yourself";
export function kcalAbout(kcal: number, low: number, high: number): string {
  return low === high ? `${whole(kcal)} kcal` : `${whole(kcal)} kcal, likely ${whole(low)} to ${whole(high)}`;
}
export function assumed(assumptions: readonly string[]): string {
  return `Taken for granted: ${list(assumptions)}`;
}
export function amountOf(name: string): string {
  return `How much ${name}`;
}
export function gramsOf(name: string): string {
  return `Grams of ${name}`;
}
/** As a portion is written down, so that it is known again. */
export function grams(weight: number): string {
  return `${weight} g`;
}
export const gramSign = "g";
export const weightWrong = "Type the grams as a number.";
export const ownPortionTaken = "as much as you noted of it before";
export const half = "½";
export const once = "1";
export const twice = "2";
export function halfOf(portion: string): string {
  return `half of ${portion}`;
}
export function twiceOf(portion: string): string {
  return `2 × ${portion}`;
}
export function leaveOut(name: string): string {
  return `Leave out ${name}`;
}
export const mealLabel = "Meal";

// More than anybody eats at once.
export const really = "Really?";
export function reallySentence(kcal: number): string {
  return `${whole(kcal)} kcal is more than most people eat in a whole day. It counts once you say so.`;
}
export function tooMuch(kcal: number): string {
  return `${whole(kcal)} kcal is more than anybody can eat. Change it, and it counts.`;
}
export const yesReally = "Yes, that is right";
export const noChange = "Change it";

// One tap.
export function usualFor(meal: DiaryMeal): string {
  return `Usual and recent, for ${nameOfMeal(meal).toLowerCase()}`;
}
export function pick(name: string, kcal: number): string {
  return `${name} · ${whole(kcal)}`;
}
export function pickInFull(name: string, portion: string, kcal: number): string {
  return `Add ${name}, ${portion}, ${whole(kcal)} kcal`;
}
export const planned = "Planned";
export const fromYesterday = "From the day before";
export function copyMeal(meal: DiaryMeal, kcal: number): string {
  return `Copy ${nameOfMeal(meal).toLowerCase()} · ${whole(kcal)} kcal`;
}
export function copyDay(kcal: number): string {
  return `Copy the whole day · ${whole(kcal)} kcal`;
}
export function mealSum(meal: DiaryMeal, kcal: number): string {
  return `${nameOfMeal(meal)} ${whole(kcal)}`;
}

// The day.
export const dayBefore = "The day before";
export const dayAfter = "The day after";
export const backToToday = "Back to today";

// The sheet of an entry.
export const changeTitle = "Change what you ate";
export const newTitle = "Write down what you ate";
export const name = "What it was";
export const portion = "Portion";
export const calories = "Calories";
export const protein = "Protein (g)";
export const carbs = "Carbs (g)";
export const fats = "Fats (g)";
export const fiber = "Fiber (g)";
export const dayLabel = "Day";
export const timeLabel = "Time";
export const halfIt = "Half of it";
export const doubleIt = "Twice as much";
export const save = "Save";
export const remove = "Delete";
export const oneServing = "1 serving";
export const sayWhat = "Say what it was";
export const kcalWrong = "A number of calories from 0 to 100,000";
export const gramsWrong = "A number of grams from 0 to 100,000";
export const dayWrong = "A day up to today";
