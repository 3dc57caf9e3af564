import type { MealSlot } from "./day-shares.ts";

/** Minutes that a day has for a cook's hands. */
export type HandsOnLimit = { readonly workday?: number; readonly weekend?: number };

/** What a day brings to one person at least or at most, and what a week may cost everybody together. */
export type PlanLimits = {
  readonly proteinMin?: number;
  readonly carbsMax?: number;
  readonly sodiumMaxMg?: number;
  readonly budgetCentsWeek?: number;
};

/** A meal that stands every week: pizza on Fridays. Monday is 0. */
export type StandingMeal = { readonly weekday: number; readonly slot: MealSlot; readonly dishId: string };

/** As many as a week has meals. */
export const MOST_STANDING = 35;
