import type { DietRule } from "../diets/diet-rules.ts";
import type { Component } from "./component.ts";
import type { PlannerKitchen } from "./complete-plate.ts";
import type { Demands } from "./demands.ts";

type Sparing = Pick<DietRule, "sparing" | "sparesSmoothies">;

/** The part of a dish's energy, 0–1, that comes of what a diet has only now and then: red meat, white flour. */
export const sparedShareBy = (
  { sparing, sparesSmoothies }: Sparing,
  { dish, foods, kcal }: Pick<Component, "dish" | "foods" | "kcal">,
): number => {
  if (sparesSmoothies && dish.form === "glass" && foods.some(({ kind }) => kind === "fruit")) return 1;
  const spared = new Map(
    foods.filter((food) => sparing(food) !== null).map((food) => [food.id, food.per100g.kcal]),
  );
  let sum = 0;
  for (const { foodId, grams } of dish.ingredients) sum += ((spared.get(foodId) ?? 0) * grams) / 100;
  return kcal > 0 ? sum / dish.servings / kcal : 0;
};

/** The same for whoever eats, worked out once for a plan: what somebody has at hand they want used, and is not spared. */
export const sparedShareOf = (component: Component, { known, demands }: PlannerKitchen): number => {
  const share = known.spared.get(component) ?? sparedShareBy(besidesAtHand(component, demands), component);
  known.spared.set(component, share);
  return share;
};

const besidesAtHand = ({ foods, foodNumbers }: Component, { atHand, rule }: Demands): Sparing => {
  const own = foods.filter((_, at) => atHand.some(({ numbers }) => numbers.has(foodNumbers[at] ?? -1)));
  return own.length === 0
    ? rule
    : { ...rule, sparing: (food) => (own.some(({ id }) => id === food.id) ? null : rule.sparing(food)) };
};
