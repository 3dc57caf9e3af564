import type { Meal } from "../chef/plans.ts";

/** A dish that somebody put another one in the place of, and when. */
export type SwappedAway = { readonly dishId: string; readonly name: string; readonly at: number };

/** As many as a plan keeps; the oldest go first. */
export const MOST_SWAPPED_AWAY = 60;

/**
 * What a plan has swapped away once `is` stands where `was` stood. A leftover says nothing of its dish, which is still cooked;
 * and a dish that comes back was wanted after all.
 */
export function withSwap(
  known: readonly SwappedAway[] = [],
  { was, is }: { readonly was: Meal | undefined; readonly is: Meal },
  at: number,
): readonly SwappedAway[] {
  const wanted = known.filter(({ dishId }) => dishId !== is.dishId);
  if (was?.dishId === undefined || was.leftoverOf !== undefined || was.dishId === is.dishId) return wanted;
  const { dishId, name } = was;
  const others = wanted.filter((each) => each.dishId !== dishId);
  return [...others, { dishId, name, at }].slice(-MOST_SWAPPED_AWAY);
}
