import type { Meal } from "../chef/plans.ts";
import type { ShoppingItem } from "./list.ts";

/** A line of the list as far as a meal asks about it. */
export type LineOfMeal = Pick<ShoppingItem, "name" | "checked" | "isSkipped" | "origin" | "recipeSources"> & {
  readonly isAsked?: boolean | undefined;
};

/**
 * The names of what a meal needs and nobody has bought. A line belongs to a meal that it names, or by its food: one that was
 * swapped since has lines of the meal before. What may be at home is asked about on the list, and is not missing here.
 */
export function stillToBuy(
  items: readonly LineOfMeal[],
  { name, foodIds = [] }: Pick<Meal, "name" | "foodIds">,
): readonly string[] {
  const foods = new Set(foodIds.map((id) => `food ${id}`));
  const missing = items.filter(
    ({ checked, isSkipped, isAsked, origin, recipeSources }) =>
      !checked &&
      !isSkipped &&
      isAsked !== true &&
      (recipeSources.includes(name) || (origin !== null && foods.has(origin.need))),
  );
  return [...new Set(missing.map((item) => item.name))];
}
