import type { DiaryEntry } from "@meal/domain/calorie-tracking/changes";
import {
  type DiaryMeal,
  mealAtHour,
  type Intake,
  sumOf,
  USUAL_HOUR,
} from "@meal/domain/calorie-tracking/diary";
import { today } from "../../platform/today.ts";
import type { NewEntry } from "./use-diary.ts";

/** What was eaten, without when. */
export type Food = Intake & Pick<DiaryEntry, "food_description" | "portion" | "is_estimate">;

/** The meal of this hour. */
export const mealNow = (): DiaryMeal => mealAtHour(new Date().getHours());

/** Food as an entry of a day: now where that is today, else at the hour at which such a meal is eaten. */
export function entryOf(food: Food, day: string, meal: DiaryMeal): NewEntry {
  const { calories, protein, carbs, fats, fiber } = food;
  return {
    food_description: food.food_description,
    portion: food.portion,
    is_estimate: food.is_estimate,
    ...sumOf([{ calories: Math.round(calories), protein, carbs, fats, fiber }]),
    consumed_at: instantOf(day, meal),
    eaten_on: day,
    meal,
  };
}

function instantOf(day: string, meal: DiaryMeal): string {
  if (day === today()) return new Date().toISOString();
  return new Date(`${day}T${String(USUAL_HOUR[meal]).padStart(2, "0")}:00`).toISOString();
}
