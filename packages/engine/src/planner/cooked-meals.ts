import { isAssembledMeal } from "@meal/domain/chef/assembled";
import type { Meal, PlanDay, PlanRequest, WeekCertificate } from "@meal/domain/chef/plans";
import { isSpecialty } from "../foods/specialty.ts";
import { isStaple } from "../foods/staples.ts";
import { handsOnOf } from "./hands-limit.ts";
import type { Demands } from "./demands.ts";
import { unusedOf } from "./perishables.ts";
import type { PlannerIndex } from "./planner-index.ts";

const isLeftover = ({ leftoverOf }: Meal): boolean => leftoverOf !== undefined;

/** Where somebody wants it easy, breakfasts and snacks come again on purpose, and so does what stands every week. */
const isMeantToRepeat = ({ type, dishId }: Meal, { cooking, standing = [] }: PlanRequest): boolean =>
  (cooking !== "fresh" && (type === "breakfast" || type === "snack")) ||
  standing.some((meal) => meal.dishId === dishId);

/** How many dishes are cooked again in a plan that nobody meant to. Extras may come again. */
export const repeatsIn = (days: readonly PlanDay[], request: PlanRequest): number => {
  const dishes = days.flatMap(({ meals }) =>
    meals.flatMap((meal) => (isLeftover(meal) || isMeantToRepeat(meal, request) ? [] : (meal.dishId ?? []))),
  );
  const own = dishes.filter((id) => !id.startsWith("extra-"));
  return own.length - new Set(own).size;
};

const foodsIn = (meal: Meal): Set<string> =>
  new Set((meal.foodIds ?? []).filter((id) => id !== "" && !isStaple(id)));

/** Meals that need each food, leftovers not counted: they need nothing of their own. */
const usesOf = (meals: readonly Meal[]): ReadonlyMap<string, number> => {
  const uses = new Map<string, number>();
  for (const meal of meals) {
    const by = isLeftover(meal) ? 0 : 1;
    for (const id of foodsIn(meal)) uses.set(id, (uses.get(id) ?? 0) + by);
  }
  return uses;
};

/** Grams of each food in all meals, leftovers with their own part. */
const gramsIn = (meals: readonly Meal[]): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>();
  for (const { foodIds = [], grams = [] } of meals)
    for (const [at, id] of foodIds.entries()) sums.set(id, (sums.get(id) ?? 0) + (grams[at] ?? 0));
  return sums;
};

/** What the days ask of whoever shops and cooks. */
export const weekOf = (index: PlannerIndex, days: readonly PlanDay[], demands: Demands): WeekCertificate => {
  const meals = days.flatMap((day) => day.meals);
  const grams = gramsIn(meals);
  const isAtHome = (id: string): boolean =>
    (demands.stock.get(index.numberOf(id)) ?? -1) >= (grams.get(id) ?? 0);
  const uses = new Map([...usesOf(meals)].filter(([id]) => !isAtHome(id)));
  const leftovers = meals.filter(isLeftover).length;
  const assembled = meals.filter(isAssembledMeal).length;
  return {
    foodsToBuy: uses.size,
    usedOnce: [...uses.values()].filter((count) => count === 1).length,
    specialty: [...uses.keys()].filter(isSpecialty).length,
    cooked: meals.length - leftovers - assembled,
    assembled,
    leftovers,
    handsOnMinutes: days.map((day) => day.meals.reduce((sum, meal) => sum + handsOnOf(meal), 0)),
    ...unusedOf(index, meals, demands),
  };
};
