import { mealTypes } from "./texts/en/meal-types.ts";

const words = new Map(Object.entries(mealTypes));

/** What a meal of the day is called; a model may have called it something of its own, which stays. */
export function mealType(type: string): string {
  return words.get(type) ?? type;
}
