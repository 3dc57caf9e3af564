import { number } from "../../../../language/words.ts";

export const todaysCalories = "Today's calories";
export function ofLimit(kcal: number, limit: number): string {
  return `${number(kcal)} of ${number(limit)} kcal`;
}
export function percentOfLimit(percent: number): string {
  return `${percent}%`;
}
export const openDiary = "Open your diary";
export const seeDiary = "See what you logged";
export const partOfPremium = "Logging what you eat is part of Premium.";
export const notHere = "Your diary is not on this device. You'll see it once you're online.";
export const notRead = "Your diary could not be read";
export const tryAgain = "Try again";
export const loading = "Loading...";
