import type { PastDish } from "@meal/domain/chef/past-dishes";
import type { PlanRequest } from "@meal/domain/chef/plans";
import type { OwnDishes } from "./own-dishes.ts";
import { createRandom } from "./random.ts";

/** What somebody did not like comes seldom, and what they liked comes oftener. */
export const COST_OF_RATING = { 1: 5, 2: 0, 3: -0.8 } as const;

/** What somebody saved is what they would like to eat, and what they wrote down or brought along most of all. */
const GAIN_OF_FAVORITE = 0.8;
const GAIN_OF_OWN_RECIPE = 8;
/** One meal in so many is made by an own recipe: whoever has many has the others in other weeks. */
const MEALS_FOR_OWN_RECIPE = 5;

/** By how much each dish that somebody saved is more welcome. How an own recipe was rated counts until it is remembered. */
export const readFondness = (
  { favorites = [], ownRecipes = [], days, mealsPerDay, seed }: PlanRequest,
  past: ReadonlyMap<string, PastDish>,
  own: OwnDishes,
): ReadonlyMap<string, number> => {
  const turn = (place: number): number => createRandom(seed * 7919 + place)();
  const judged = ownRecipes.flatMap(({ dishId, rating }, place) => {
    const cost = rating === undefined || past.has(dishId) ? 0 : COST_OF_RATING[rating];
    return own.dishes.has(dishId) ? [{ dishId, liked: -cost, turn: turn(place) - cost }] : [];
  });
  // What they wrote down and did not like is a dish like any other, and one that they did not like.
  const chosen = judged
    .filter(({ liked }) => liked >= 0)
    .toSorted((one, other) => other.turn - one.turn)
    .slice(0, Math.ceil((days * mealsPerDay) / MEALS_FOR_OWN_RECIPE));
  return new Map([
    ...favorites.map((dishId) => [dishId, GAIN_OF_FAVORITE] as const),
    ...judged.map(({ dishId, liked }) => [dishId, liked] as const),
    ...chosen.map(({ dishId, liked }) => [dishId, liked + GAIN_OF_OWN_RECIPE] as const),
  ]);
};
