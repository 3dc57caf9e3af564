import { NO_NUTRITION, type Nutrition } from "../chef/nutrition.ts";
import type { PlanDay } from "../chef/plans.ts";

/** What a day brings one person, beside what it should bring. */
export type DayTotals = {
  readonly kcal: number;
  readonly costCents: number;
  /** Only what is known: a meal without figures of its own adds its energy and nothing else. */
  readonly nutrition: Nutrition;
  /** 1 is right on the target; null where there is none. */
  readonly shareOfTarget: number | null;
};

/** Adds up a day as its cards show it, so that the sum on the screen is the sum of what is on the screen. */
export function totalsOfDay({ meals }: PlanDay, targetKcal: number | undefined): DayTotals {
  const kcal = sum(meals.map(({ calories }) => calories));
  const known = meals.map((meal) => meal.nutrition ?? { ...NO_NUTRITION, kcal: meal.calories });
  const total = (part: keyof Nutrition) => sum(known.map((each) => each[part]));
  return {
    kcal,
    costCents: sum(meals.map(({ price }) => price)),
    nutrition: {
      kcal: total("kcal"),
      protein: total("protein"),
      carbs: total("carbs"),
      fat: total("fat"),
      fiber: total("fiber"),
      sugars: total("sugars"),
      saturatedFat: total("saturatedFat"),
      sodiumMg: total("sodiumMg"),
    },
    shareOfTarget: targetKcal === undefined || targetKcal <= 0 ? null : kcal / targetKcal,
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
