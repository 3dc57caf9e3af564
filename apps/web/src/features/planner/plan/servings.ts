import { settleLeftovers } from "@meal/domain/chef/leftovers";
import type { PlanDay } from "@meal/domain/chef/plans";
import { type MealPlace, swapMeal } from "@meal/domain/planner/edit-days";
import { forServings } from "@meal/reader/scaling/for-servings";

/** Days with a meal for so many. Its lines and what is cooked for later follow; one person's share stays. */
export function serveAt(days: readonly PlanDay[], place: MealPlace, servings: number): readonly PlanDay[] {
  const meal = days.find(({ day }) => day === place.day)?.meals[place.position];
  if (meal === undefined || servings === (meal.servings ?? 1)) return days;
  return settleLeftovers(days, swapMeal(days, place, forServings(meal, servings))).days;
}
