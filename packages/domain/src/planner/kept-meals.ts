import type { KeptMeal, PlanDay } from "../chef/plans.ts";
import { lockedMeals } from "./edit-days.ts";

/** What one day can keep when the rest is made anew: as many meals as a plan's day may have. */
const MOST_KEPT_A_DAY = 5;

/**
 * The locked meals at places that a new plan has: a meal that was moved to a full day stands behind its last place and
 * takes a free one. A day with more locked meals than places makes every day that long.
 */
export function keepLocked(days: readonly PlanDay[], mealsPerDay: number) {
  const locked = days.map((day) => lockedMeals([day]));
  const places = Math.max(mealsPerDay, ...locked.map((meals) => meals.length));
  const keep = locked.flatMap((meals) => withinPlaces(meals, places));
  return { keep, mealsPerDay: places, fits: places <= MOST_KEPT_A_DAY };
}

/** The days with everything locked but one of them: what is asked for when that one alone is made anew. */
export function lockedBut(days: readonly PlanDay[], day: number): readonly PlanDay[] {
  return days.map((each) =>
    each.day === day ? each : { ...each, meals: each.meals.map((meal) => ({ ...meal, isLocked: true })) },
  );
}

function withinPlaces(meals: readonly KeptMeal[], places: number): readonly KeptMeal[] {
  const taken = new Set(meals.map(({ position }) => position));
  const free = Array.from({ length: places }, (_, position) => position).filter((each) => !taken.has(each));
  return meals.map((kept) =>
    kept.position < places ? kept : { ...kept, position: free.shift() ?? kept.position },
  );
}
