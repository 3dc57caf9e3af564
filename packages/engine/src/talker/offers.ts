import { type ChatOffer, MOST_OFFERED_LINES } from "@meal/domain/chef/chat-reply";
import type { Nutrition } from "@meal/domain/chef/nutrition";
import type { Dish } from "../dishes/dish.ts";
import type { Kitchen } from "../writer/kitchen.ts";

const foodsOf = ({ ingredients }: Dish): string => ingredients.map(({ foodId }) => foodId).join(" ");

/** Opens a dish as the cookbook has it. What was changed for somebody has no page of its own, so nothing is offered. */
export const openingOf = (kitchen: Kitchen, dish: Dish): readonly ChatOffer[] => {
  const known = kitchen.planner.corpus.dishes.find(({ id }) => id === dish.id);
  const isUnchanged = known !== undefined && foodsOf(known) === foodsOf(dish);
  return isUnchanged ? [{ kind: "open-recipe", recipeId: dish.id, name: known.name }] : [];
};

/** Notes what was counted as eaten. */
export const trackingOf = (name: string, nutrition: Nutrition): ChatOffer => ({
  kind: "track",
  name: name.slice(0, 200),
  calories: Math.round(nutrition.kcal),
  nutrition,
});

/** Puts lines on the shopping list. */
export const listingOf = (lines: readonly string[]): readonly ChatOffer[] =>
  lines.length === 0
    ? []
    : [{ kind: "add-to-list", lines: lines.slice(0, MOST_OFFERED_LINES).map((line) => line.slice(0, 300)) }];
