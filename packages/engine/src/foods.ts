// A door of the engine (see package.json): the food table and the words that find a food in it.
export type { Food } from "./foods/food.ts";
export { createFoodIndex, type FoodIndex } from "./foods/food-index.ts";
export { foodInWords } from "./dishes/rename.ts";
export { gramsOf } from "./foods/grams-of.ts";
export { mergeFactsFor, sureFood } from "./foods/merge-facts.ts";
export type { Shop } from "./foods/shop.ts";
export { isStaple } from "./foods/staples.ts";
