import { MOST_PAST_DISHES, type PastDish } from "@meal/domain/chef/past-dishes";
import type { PlanRequest } from "@meal/domain/chef/plans";

/**
 * Dishes that a household had, by their ids; of one that comes twice the latest. What a plan is made in the place of counts as
 * eaten lately: somebody who has it made again wants others.
 */
export const readHistory = ({
  history = [],
  insteadOf = [],
}: Pick<PlanRequest, "history" | "insteadOf">): ReadonlyMap<string, PastDish> => {
  const past = new Map(
    history
      .slice(0, MOST_PAST_DISHES)
      .toSorted((one, other) => other.weeksAgo - one.weeksAgo)
      .map((each) => [each.dishId, each]),
  );
  for (const dishId of insteadOf) past.set(dishId, { ...past.get(dishId), dishId, weeksAgo: 1 });
  return past;
};
