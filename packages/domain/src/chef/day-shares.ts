/** The meals of a day that may be planned by themselves. */
export const MEAL_SLOTS = ["breakfast", "lunch", "dinner", "snack"] as const;
/** A meal of the day, by its name. */
export type MealSlot = (typeof MEAL_SLOTS)[number];

/**
 * What each meal carries of a day's energy: the three meals are a day, and a snack that is eaten beside all of them
 * takes its part from each. Near the middle of what dietary surveys of adults find: 20–30, 30–40, 30–40 and 10–15 %.
 */
export const MEAL_SHARES: Readonly<Record<MealSlot, number>> = {
  breakfast: 0.27,
  lunch: 0.35,
  dinner: 0.38,
  snack: 0.12,
};

/** The part of a day that these meals carry; more meals than a day has carry all of it. */
export function shareOfDay(slots: readonly MealSlot[]): number {
  const share = slots.reduce((sum, slot) => sum + MEAL_SHARES[slot], 0);
  return Math.min(1, Math.round(share * 100) / 100);
}

/** Which meals of a day are planned: its own list, or the last one that was given. Null where the whole day is. */
export function slotsOfDay(
  slots: readonly (readonly MealSlot[])[] | undefined,
  day: number,
): readonly MealSlot[] | null {
  return slots?.[day - 1] ?? slots?.at(-1) ?? null;
}
