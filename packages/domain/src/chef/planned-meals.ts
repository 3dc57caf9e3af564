import { MEAL_SHARES, type MealSlot, shareOfDay, slotsOfDay } from "./day-shares.ts";
import type { MealCategory } from "./vocabulary.ts";
import type { PeopleAt } from "./week-wishes.ts";

/** What a request says of the meals of its days, and of who eats them. */
export type AskedMeals = {
  readonly calories: number;
  readonly mealsPerDay: number;
  readonly servings?: number | undefined;
  readonly categories?: readonly MealCategory[] | undefined;
  readonly slots?: readonly (readonly MealSlot[])[] | undefined;
  readonly people?: readonly PeopleAt[] | undefined;
};

const LAYOUTS: Readonly<Record<number, readonly MealSlot[]>> = {
  1: ["dinner"],
  2: ["breakfast", "dinner"],
  3: ["breakfast", "lunch", "dinner"],
  4: ["breakfast", "lunch", "snack", "dinner"],
  5: ["breakfast", "snack", "lunch", "snack", "dinner"],
};

/** Where a dessert is wished and the day has no snack, one closes the day instead of a middle meal. */
const DESSERT_LAYOUTS: Readonly<Record<number, readonly MealSlot[]>> = {
  2: ["dinner", "snack"],
  3: ["breakfast", "dinner", "snack"],
};

/** The meals of a whole day, in their order. */
export function wholeDay(mealsPerDay: number, categories: readonly MealCategory[]): readonly MealSlot[] {
  const wantsDessert = categories.includes("dessert") && categories.length <= mealsPerDay;
  return (wantsDessert ? DESSERT_LAYOUTS[mealsPerDay] : undefined) ?? LAYOUTS[mealsPerDay] ?? [];
}

/** How many eat at a meal of a day; the first day is 1. */
export function peopleAt(
  { people, servings = 1 }: Pick<AskedMeals, "people" | "servings">,
  day: number,
  slot: MealSlot,
): number {
  return people?.find((each) => each.day === day && each.slot === slot)?.people ?? servings;
}

/** What is planned of a day. */
export type PlannedMeals = {
  /** The meals that somebody eats at home, and those with what is eaten out. */
  readonly slots: readonly MealSlot[];
  readonly all: readonly MealSlot[];
  /** The part of a day that the meals at home carry, and that all of them would. */
  readonly share: number;
  readonly shareOfAll: number;
  /** What the meals at home bring to one person. */
  readonly targetKcal: number;
};

const sumOf = (slots: readonly MealSlot[]): number => slots.reduce((sum, slot) => sum + MEAL_SHARES[slot], 0);

/** Which meals of a day are planned, and what they come to: what is eaten out brings its own part of the day. */
export function plannedMeals(asked: AskedMeals, day: number): PlannedMeals {
  const { calories, mealsPerDay, categories = [] } = asked;
  const chosen = slotsOfDay(asked.slots, day);
  const all = chosen ?? wholeDay(mealsPerDay, categories);
  const shareOfAll = chosen === null ? 1 : shareOfDay(chosen);
  const slots = all.filter((slot) => peopleAt(asked, day, slot) > 0);
  const share =
    slots.length === all.length
      ? shareOfAll
      : Math.round(((shareOfAll * sumOf(slots)) / sumOf(all)) * 100) / 100;
  return { slots, all, share, shareOfAll, targetKcal: share === 1 ? calories : Math.round(calories * share) };
}
