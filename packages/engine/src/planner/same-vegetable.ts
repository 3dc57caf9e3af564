import type { Component } from "./component.ts";
import { once } from "./once.ts";

/** Of a vegetable in a serving, so that somebody tastes it. */
const LEAST_TASTED_GRAMS = 30;
/** Canned, crushed and on the vine, white and brown: one vegetable. */
const SORTS = ["tomato", "mushroom", "cabbage", "bell-pepper", "onion", "corn", "carrot"];

const sortOf = (id: string): string => SORTS.find((sort) => id.includes(sort)) ?? id;

const vegetablesIn = once(
  ({ dish, foods }) =>
    new Set(
      dish.ingredients
        .filter(({ foodId, grams }) => {
          const food = foods.find(({ id }) => id === foodId);
          const isGrown = food?.kind === "vegetable" || foodId.includes("tomato");
          return isGrown && grams / dish.servings >= LEAST_TASTED_GRAMS;
        })
        .map(({ foodId }) => sortOf(foodId)),
    ),
);

/** Sauces are made of these; they are nothing green beside it. */
const OF_SAUCES: ReadonlySet<string> = new Set(["tomato", "onion"]);

/** Grams of vegetables in a serving that one would set beside another dish. */
export const greenGramsOf = once(
  ({ dish, foods }) =>
    dish.ingredients.reduce((sum, { foodId, grams }) => {
      const food = foods.find(({ id }) => id === foodId);
      const isGreen = food?.kind === "vegetable" && !food.tags.includes("starchy");
      return sum + (isGreen && !OF_SAUCES.has(sortOf(foodId)) ? grams : 0);
    }, 0) / dish.servings,
);

/** What there is most of. */
const mostIn = once(({ dish }) => {
  const [first] = dish.ingredients.toSorted((one, other) => other.grams - one.grams);
  return sortOf(first?.foodId ?? "");
});

/** Fried mushrooms beside a dish of mushrooms, a tomato salad beside pasta in tomato. */
export const isSameVegetable = (main: Component, addon: Component): boolean =>
  vegetablesIn(main).has(mostIn(addon));
