import type { Dish, DishIngredient } from "./dish.ts";

export const isSalt = ({ foodId }: DishIngredient): boolean => foodId === "salt" || foodId === "kosher-salt";

const SAID = /\bsalt|\bseason|\bbrine/iu;

/** Salt that was for water which nobody boils any more is on no list: no step would say what to do with it. */
export const withoutUnsaidSalt = (
  list: readonly DishIngredient[],
  steps: Dish["steps"],
): readonly DishIngredient[] =>
  steps.some(({ text }) => SAID.test(text)) ? list : list.filter((it) => !isSalt(it));
