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

/** What each of them may be: minutes, grams, milligrams and cents. */
export const WISHED_FIGURES = {
  workday: { least: 0, most: 1440 },
  weekend: { least: 0, most: 1440 },
  proteinMin: { least: 1, most: 1000 },
  carbsMax: { least: 0, most: 2000 },
  sodiumMaxMg: { least: 100, most: 20_000 },
  budgetCentsWeek: { least: 100, most: 10_000_000 },
} as const satisfies Record<keyof HandsOnLimit | keyof PlanLimits, object>;

/** A meal that stands every week: pizza on Fridays. Monday is 0. */
export type StandingMeal = { readonly weekday: number; readonly slot: MealSlot; readonly dishId: string };

/** A meal of a plan's day, from 1, that others come to than usual; nobody (0) where it is eaten out. */
export type PeopleAt = { readonly day: number; readonly slot: MealSlot; readonly people: number };

/** As many as a plan feeds. */
export const MOST_PEOPLE = 20;

/** As many as a week has meals. */
export const MOST_STANDING = 35;
