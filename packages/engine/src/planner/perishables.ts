import type { LeftFood, Meal, UnusedIdea } from "@meal/domain/chef/plans";
import { boughtOf } from "@meal/reader/shopping/bought";
import { foodInWords } from "../dishes/rename.ts";
import { isStaple } from "../foods/staples.ts";
import type { Component } from "./component.ts";
import type { Demands } from "./demands.ts";
import type { PlannerIndex } from "./planner-index.ts";

/** What keeps no longer than this as it was bought is lost when the week does not use it. */
const PERISHABLE_DAYS = 7;
/** Less than this of a food is nothing to think about. */
const LEAST_LEFT_GRAMS = 20;
const MOST_FOODS_TOLD = 5;

/** What will not keep, of all that is bought for meals. */
export type Perishables = { readonly usedGrams: number; readonly left: readonly LeftFood[] };

/** How much of what will not keep the meals use, and what is left of the packages when the week is over. */
export const perishablesOf = (
  index: PlannerIndex,
  meals: readonly Pick<Meal, "foodIds" | "grams">[],
  stock: ReadonlyMap<number, number>,
): Perishables => {
  const needs = meals.flatMap(({ foodIds = [], grams = [] }) =>
    foodIds.flatMap((foodId, at) =>
      isStaple(foodId) || stock.has(index.numberOf(foodId)) ? [] : [{ foodId, grams: grams[at] ?? 0 }],
    ),
  );
  const fresh = index.shop
    .measuresOf(needs)
    .filter(({ keepsDays, foodId }) => keepsDays <= PERISHABLE_DAYS && !isStaple(foodId));
  const left = fresh.flatMap((measure): LeftFood[] => {
    const food = index.foodOf(measure.foodId);
    const grams = Math.round(boughtOf(measure, null).leftGrams);
    if (food === undefined || grams < LEAST_LEFT_GRAMS) return [];
    return [{ foodId: food.id, name: foodInWords(food.name), grams }];
  });
  return {
    usedGrams: fresh.reduce((sum, { grams }) => sum + grams, 0),
    left: left.toSorted((one, other) => other.grams - one.grams || (one.foodId < other.foodId ? -1 : 1)),
  };
};

/** Each food that would have to be bought for an idea makes it less of one. */
const COST_OF_PURCHASE = 0.2;

const mayBeEaten = ({ foods, dish }: Component, { rule, allergies, dislikes, request }: Demands): boolean =>
  !(request.dishesLeftOut ?? []).includes(dish.id) &&
  rule.conflict(foods) === null &&
  foods.every(
    (food) =>
      rule.forbids(food) === null && allergies.forbids(food) === null && dislikes.forbids(food) === null,
  );

/** The dish that uses most of what is left, with the fewest foods that are not in the house by then; null where none does. */
const ideaFor = (
  index: PlannerIndex,
  left: readonly LeftFood[],
  meals: readonly Meal[],
  demands: Demands,
): UnusedIdea | null => {
  if (left.length === 0) return null;
  const inHouse = new Set(meals.flatMap(({ foodIds = [] }) => foodIds));
  const planned = new Set(meals.flatMap(({ dishId, side }) => [dishId, side?.dishId]));
  const gramsLeft = new Map(left.map(({ foodId, grams }) => [foodId, grams]));
  const worthOf = ({ dish, foods }: Component): number => {
    const used = dish.ingredients.reduce((sum, { foodId, grams }) => {
      const some = gramsLeft.get(foodId);
      return some === undefined ? sum : sum + Math.min(1, grams / some);
    }, 0);
    const missing = foods.filter(({ id }) => !isStaple(id) && !inHouse.has(id)).length;
    return used === 0 ? -Infinity : used - COST_OF_PURCHASE * missing;
  };
  let best: Component | null = null;
  let most = 0;
  for (const component of index.plain) {
    const { dish, isExtra } = component;
    if (isExtra || dish.familiar === "adventurous" || planned.has(dish.id)) continue;
    const worth = worthOf(component);
    if (worth > most && mayBeEaten(component, demands)) [best, most] = [component, worth];
  }
  return best === null ? null : { dishId: best.dish.id, name: best.dish.name };
};

/** What is left of fresh food at the end of the week, with an idea for it. */
export const unusedOf = (index: PlannerIndex, meals: readonly Meal[], demands: Demands) => {
  const { left } = perishablesOf(index, meals, demands.stock);
  const idea = ideaFor(index, left, meals, demands);
  return {
    unused: left.reduce((sum, { grams }) => sum + grams, 0),
    unusedFoods: left.slice(0, MOST_FOODS_TOLD),
    ...(idea !== null && { idea }),
  };
};
