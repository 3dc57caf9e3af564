import type { Dish, DishIngredient } from "../dishes/dish.ts";
import type { Food } from "../foods/food.ts";
import { plainWords } from "../foods/plain-words.ts";
import { adaptedFor } from "./from-cookbook.ts";
import type { Kitchen } from "./kitchen.ts";
import type { Wish } from "./read-wish.ts";
import type { WrittenDish } from "./compose.ts";

/** What is bought or kept ready: its name alone asks how it is made, and no dinner with it answers that. */
const READY_KINDS = new Set(
  "sauce condiment sweet dessert snack bread dairy fat drink baking spice".split(" "),
);

const READY_NAMES = /\b(?:pastry|dough|stock|broth)$/;

export const readyFood = (kitchen: Kitchen, { plainText, pattern, patternWords }: Wish): Food | null => {
  // Wraps and pancakes are kinds of dishes, whatever the shop calls so; a pizza dough is no kind of pizza.
  const isOfKind = pattern !== null && pattern.id !== "dip" && plainText.endsWith(patternWords);
  const match = isOfKind ? null : kitchen.foods.find(plainText);
  if (match === null || match.score < 0.999) return null;
  return READY_KINDS.has(match.food.kind) || READY_NAMES.test(plainText) ? match.food : null;
};

const gramsOf = (some: readonly DishIngredient[]): number => some.reduce((all, { grams }) => all + grams, 0);

/** A dish of the book that has a food, for somebody who names nothing else: the one that has most of it. */
const dishHaving = (kitchen: Kitchen, wish: Wish, food: Food): WrittenDish | null => {
  const shareIn = ({ ingredients }: Dish): number => {
    const own = ingredients.filter(({ foodId, isOptional }) => foodId === food.id && !isOptional);
    return gramsOf(own) / gramsOf(ingredients);
  };
  const dish = kitchen.planner.corpus.dishes
    .filter((one) => shareIn(one) > 0)
    .toSorted((a, b) => shareIn(b) - shareIn(a))[0];
  return dish === undefined ? null : adaptedFor(kitchen, wish, dish);
};

/** Ranch dressing from scratch is ranch dressing; butter chicken is no butter. */
const isMadeSo = (food: Food, plainText: string, { name }: Dish): boolean =>
  (plainText.includes(" ") || food.kind === "dessert") && plainWords(name).startsWith(plainText);

/** For the name of a ready food: the dish that is it, else one that has it, and said so. */
export const withReady = (kitchen: Kitchen, wish: Wish, food: Food): WrittenDish | null => {
  const own = kitchen.planner.corpus.dishes.find((dish) => isMadeSo(food, wish.plainText, dish));
  const made = own === undefined ? null : adaptedFor(kitchen, wish, own);
  if (made !== null) return made;
  const dish = dishHaving(kitchen, wish, food);
  const remark = `I have no recipe for ${food.name} itself; this dish from the cookbook has it and is in its spirit.`;
  return dish === null ? null : { ...dish, remarks: [remark, ...dish.remarks] };
};
