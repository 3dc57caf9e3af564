import type { Meal } from "@meal/domain/chef/plans";
import type { ThingAtHand } from "./thing-at-hand.ts";
import type { PlannerIndex } from "./planner-index.ts";

type StandingMeal = { readonly meal: Meal; readonly day: number };

/** How much of a thing is eaten while it is good, 0–1; where nobody said how much there is, any of it is all. */
function partUsed(
  index: PlannerIndex,
  meals: readonly StandingMeal[],
  { numbers, lastDay, grams }: ThingAtHand,
): number {
  let used = 0;
  for (const { meal, day } of meals) {
    if (day - 1 > lastDay) continue;
    for (const [at, id] of (meal.foodIds ?? []).entries())
      if (numbers.has(index.numberOf(id))) used += meal.grams?.[at] ?? Infinity;
  }
  return used === 0 ? 0 : grams === null ? 1 : Math.min(1, used / grams);
}

/** How much of what wants using a plan uses, 0–1, each thing by its weight; 1 where nothing does. */
export function usedAtHand(
  index: PlannerIndex,
  meals: readonly StandingMeal[],
  atHand: readonly ThingAtHand[],
): number {
  const all = atHand.reduce((sum, { weight }) => sum + weight, 0);
  if (all === 0) return 1;
  return atHand.reduce((sum, thing) => sum + thing.weight * partUsed(index, meals, thing), 0) / all;
}
