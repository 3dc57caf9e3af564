import { MOST_PAST_DISHES, type PastDish } from "@meal/domain/chef/past-dishes";

/** Dishes that a household had, by their ids; of one that comes twice the latest. */
export const readHistory = (history: readonly PastDish[] = []): ReadonlyMap<string, PastDish> =>
  new Map(
    history
      .slice(0, MOST_PAST_DISHES)
      .toSorted((one, other) => other.weeksAgo - one.weeksAgo)
      .map((past) => [past.dishId, past]),
  );
