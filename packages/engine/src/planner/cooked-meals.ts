import { isAssembledMeal } from "@meal/domain/chef/assembled";
import type { Meal, PlanDay, PlanRequest, WeekCertificate } from "@meal/domain/chef/plans";
import { isSpecialty } from "../foods/specialty.ts";
import { handsOnOf } from "./hands-limit.ts";
import type { Demands } from "./demands.ts";
import { listedFor } from "./listed.ts";
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

/** What is bought for each food of a week, as the shopping list has it: lemons for their juice, and one kind of rice where two are near enough. */
const listedIn = (index: PlannerIndex, meals: readonly Meal[]): ((foodId: string) => string | null) => {
  const ids = new Set(meals.flatMap(({ foodIds = [] }) => foodIds.filter((id) => id !== "")));
  const beside = new Set([...ids].flatMap((id) => index.shop.boughtFor(id) ?? []));
  return (foodId) => listedFor(index.shop, foodId, beside);
};

/** Meals that need each thing that is bought, leftovers not counted: they need nothing of their own. */
const usesOf = (
  meals: readonly Meal[],
  isAtHome: (foodId: string) => boolean,
  listed: (foodId: string) => string | null,
): ReadonlyMap<string, number> => {
  const uses = new Map<string, number>();
  for (const meal of meals) {
    const ids = (meal.foodIds ?? []).filter((id) => id !== "" && !isAtHome(id));
    const by = isLeftover(meal) ? 0 : 1;
    for (const bought of new Set(ids.flatMap((id) => listed(id) ?? [])))
      uses.set(bought, (uses.get(bought) ?? 0) + by);
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
  const uses = usesOf(meals, isAtHome, listedIn(index, meals));
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
