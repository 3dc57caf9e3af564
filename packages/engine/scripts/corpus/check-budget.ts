import { BUDGETS } from "@meal/domain/chef/vocabulary";
import type { Dish } from "../../src/dishes/dish.ts";
import type { Food } from "../../src/foods/food.ts";
import { type Fault, faultsOf } from "./fault.ts";
import type { DishFile } from "./read-dishes.ts";

/** Cents for a serving. */
const costOf = (dish: Dish, foods: ReadonlyMap<string, Food>): number =>
  dish.ingredients.reduce((sum, it) => sum + ((foods.get(it.foodId)?.centsPerKg ?? 0) * it.grams) / 1000, 0) /
  dish.servings;

/** The budget a dish declares must not be two thirds away from what its foods cost among dishes of its category. */
export const checkBudgets = (
  files: readonly DishFile[],
  foods: ReadonlyMap<string, Food>,
  faults: Fault[],
): void => {
  const costs = files.map(({ dish }) => ({ category: dish.category, cents: costOf(dish, foods) }));
  for (const { dish, file } of files) {
    const peers = costs.filter(({ category }) => category === dish.category).map(({ cents }) => cents);
    if (peers.length < 12) continue;
    const cents = costOf(dish, foods);
    const place = peers.filter((other) => other < cents).length / peers.length;
    const tertile = Math.min(2, Math.floor(place * 3));
    if (Math.abs(tertile - BUDGETS.indexOf(dish.budget)) === 2) {
      const found = BUDGETS[tertile] ?? "";
      faultsOf(file, faults).warn(
        1,
        `says ${dish.budget}, but ${Math.round(cents)} cents a serving is ${found} here`,
      );
    }
  }
};
