import { localDayOf } from "../dates/format-date.ts";

/** When in the day something was eaten. */
export const DIARY_MEALS = ["breakfast", "lunch", "dinner", "snack"] as const;
export type DiaryMeal = (typeof DIARY_MEALS)[number];

/** When a meal of a day in the past is taken to have been eaten. */
export const USUAL_HOUR: Readonly<Record<DiaryMeal, number>> = {
  breakfast: 8,
  lunch: 12,
  dinner: 19,
  snack: 16,
};

/** What something eaten brought: kilocalories and grams. */
export type Intake = {
  readonly calories: number;
  readonly protein: number;
  readonly carbs: number;
  readonly fats: number;
  readonly fiber: number;
};

/** The figures of an intake, in the order in which they are shown. */
export const INTAKE_FIGURES = ["calories", "protein", "carbs", "fats", "fiber"] as const;
export type IntakeFigure = (typeof INTAKE_FIGURES)[number];

/** As much of an entry of the diary as its day and its sums need. */
export interface Eaten extends Intake {
  readonly consumed_at: string;
  /** The day it counts for, as the person wrote it; null for entries from before days were written. */
  readonly eaten_on: string | null;
}

/**
 * The day that something counts for. It is the person's own and stays where it is, whatever zone they are in later; only
 * where none was written it follows from the instant.
 */
export function dayOfEntry({ eaten_on, consumed_at }: Eaten, timeZone: string): string {
  return eaten_on ?? localDayOf(Date.parse(consumed_at), timeZone);
}

/** What several entries bring together. Grams are added as tenths, so that no order of the entries gives another sum. */
export function sumOf(entries: readonly Intake[]): Intake {
  const tenths = (figure: IntakeFigure) =>
    entries.reduce((sum, entry) => sum + Math.round(entry[figure] * 10), 0) / 10;
  return {
    calories: tenths("calories"),
    protein: tenths("protein"),
    carbs: tenths("carbs"),
    fats: tenths("fats"),
    fiber: tenths("fiber"),
  };
}

/** An entry as more or less of the same: half of it, or twice as much. */
export function portionOf(intake: Intake, factor: number): Intake {
  const tenth = (grams: number) => Math.round(grams * factor * 10) / 10;
  return {
    calories: Math.round(intake.calories * factor),
    protein: tenth(intake.protein),
    carbs: tenth(intake.carbs),
    fats: tenth(intake.fats),
    fiber: tenth(intake.fiber),
  };
}

/** More than this at once is asked about before it counts: a slip of the finger is likelier. */
const QUESTIONABLE_KCAL = 4000;

/** The most that an entry of the diary holds. */
export const MOST_KCAL = 100_000;

/** Whether an amount is asked about before it counts, or is none that anybody eats. */
export function doubtOf(kcal: number): "none" | "ask" | "impossible" {
  if (kcal > MOST_KCAL) return "impossible";
  return kcal > QUESTIONABLE_KCAL ? "ask" : "none";
}

/** The meal that somebody most likely eats at an hour of their day. */
export function mealAtHour(hour: number): DiaryMeal {
  if (hour >= 4 && hour < 11) return "breakfast";
  if (hour >= 11 && hour < 15) return "lunch";
  return hour >= 17 && hour < 22 ? "dinner" : "snack";
}

export const NOTHING_EATEN: Intake = { calories: 0, protein: 0, carbs: 0, fats: 0, fiber: 0 };
