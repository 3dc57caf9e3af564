import { list, number } from "../../../../language/words.ts";

/** Writing something down: the field, what was understood, and what is usual. */
import type { DiaryMeal } from "@meal/domain/calorie-tracking/diary";
import { nameOfMeal } from "./days.ts";

const whole = (figure: number) => number(Math.round(figure));

export const whatDidYouEat = "What did you eat?";
export const example = "two eggs and toast";
export function addKcal(kcal: number): string {
  return `Add ${whole(kcal)} kcal`;
}
export const reading = "Reading...";
export const understood = "What we understood";
export const notCounted = "Not counted";
export function wordsNotCounted(words: string): string {
  return `Not counted: “${words}”. We don't know what it is.`;
}
export const leftOut = "Left out";
export function wordsLeftOut(words: string): string {
  return `Left out: “${words}”. It sounds like you didn't eat it.`;
}
export const allLeftOut = "It sounds like you ate none of this.";
export const reword = "Say it in other words";
export function rewordOf(words: string): string {
  return `Say “${words}” in other words`;
}
export const numbers = "Enter its numbers";
export function numbersOf(words: string): string {
  return `Enter the numbers of “${words}”`;
}
/** Beside a food that only a part of its name led to. */
export function guessedFrom(words: readonly string[]): string {
  return `We don't know ${list(words.map((word) => `“${word}”`))}, so this may be something else.`;
}
export const notUnderstood = "None of this is in our food tables.";
export const notReadNow = "We couldn't read that just now.";
export const notReadOffline = "Reading your words needs a connection. Offline, enter the numbers yourself.";
export const byHand = "Enter the numbers yourself";
export function kcalAbout(kcal: number, low: number, high: number): string {
  return low === high ? `${whole(kcal)} kcal` : `${whole(kcal)} kcal, likely ${whole(low)} to ${whole(high)}`;
}
export function assumed(assumptions: readonly string[]): string {
  return `Assumed: ${list(assumptions)}`;
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
export const ownPortionTaken = "as much as you logged before";
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
  return `${whole(kcal)} kcal is more than most people eat in a whole day. It won't count until you say so.`;
}
export function tooMuch(kcal: number): string {
  return `${whole(kcal)} kcal is more than anybody can eat. Change it to count it.`;
}
export const yesReally = "Yes, that is right";
export const noChange = "Change it";

// One tap.
export function usualFor(meal: DiaryMeal): string {
  return `Usual and recent, for ${nameOfMeal(meal).toLowerCase()}`;
}
export function pick(name: string, kcal: number): string {
  return `${name} ·\u00A0${whole(kcal)}`;
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
export const oneServing = "1 serving";
