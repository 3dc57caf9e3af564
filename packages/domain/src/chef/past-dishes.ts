import type { Rating } from "../cooking-timer/rating.ts";

/** What a household had before: which dish, how many weeks before the first day of a plan, and how they liked it. */
export type PastDish = {
  readonly dishId: string;
  /** 1 for the seven days before it. */
  readonly weeksAgo: number;
  readonly rating?: Rating;
  readonly swappedAway?: boolean;
};

/** The most dishes that a plan remembers. */
export const MOST_PAST_DISHES = 200;

/** The weeks that are looked back: as far as so many dishes reach. */
export const WEEKS_REMEMBERED = 16;

/** The weeks for which it counts that a dish was swapped away. */
export const WEEKS_OF_SWAPS = 20;

/** Days of earlier plans, each with how many days it lies before the first day of the new one. */
export type PastDay = { readonly daysAgo: number; readonly meals: readonly PastMeal[] };

/** As much of a meal as is remembered. */
type PastMeal = { readonly name: string; readonly dishId?: string; readonly leftoverOf?: string };

/**
 * The dishes that were cooked on these days, and those that were swapped away, each once, the latest first. Leftovers and extras
 * are no memory of their own.
 */
export function pastDishesOf(
  days: readonly PastDay[],
  ratingOf: (name: string) => Rating | undefined,
  swaps: readonly Pick<PastDish, "dishId" | "weeksAgo">[] = [],
): readonly PastDish[] {
  const known = new Map<string, PastDish>();
  for (const { daysAgo, meals } of days.toSorted((one, other) => one.daysAgo - other.daysAgo)) {
    for (const { dishId, name, leftoverOf } of meals) {
      if (daysAgo < 1 || dishId === undefined || leftoverOf !== undefined || known.has(dishId)) continue;
      if (dishId.startsWith("extra-")) continue;
      const rating = ratingOf(name);
      known.set(dishId, {
        dishId,
        weeksAgo: Math.ceil(daysAgo / 7),
        ...(rating !== undefined && { rating }),
      });
    }
  }
  for (const { dishId, weeksAgo } of swaps) {
    const had = known.get(dishId);
    known.set(dishId, {
      ...had,
      dishId,
      weeksAgo: Math.min(weeksAgo, had?.weeksAgo ?? weeksAgo),
      swappedAway: true,
    });
  }
  const latestFirst = [...known.values()].toSorted((one, other) => one.weeksAgo - other.weeksAgo);
  return latestFirst.slice(0, MOST_PAST_DISHES);
}
