import type { Food } from "../foods/food.ts";
import type { Component } from "./component.ts";
import { once } from "./once.ts";

export const FLOUR = /flour|cornmeal|masa-harina|starch|crumb|crust|pastry|phyllo|wrapper|dough/;

export const gramsOf = ({ dish }: Component, food: Food): number =>
  dish.ingredients.reduce((sum, { foodId, grams }) => sum + (foodId === food.id ? grams : 0), 0) /
  dish.servings;

export const LEAST_BASE_GRAMS = 30;
/** Of 80 g of potatoes, or of 35 g of fries. */
const LEAST_ROOTS_KCAL = 62;

export const stands = (component: Component, isBase: (food: Food) => boolean, least: number): boolean =>
  component.foods.some((food) => isBase(food) && gramsOf(component, food) >= least);

/** Potatoes, corn and plantains; a banana is none. */
export const isRoot = ({ kind, tags, id }: Food): boolean =>
  (kind === "vegetable" && tags.includes("starchy")) || id.startsWith("plantain");

export const hasRoots = (component: Component): boolean =>
  component.foods.some(
    (food) => isRoot(food) && (gramsOf(component, food) * food.per100g.kcal) / 100 >= LEAST_ROOTS_KCAL,
  );

export const isCold = once(({ dish }) =>
  dish.steps.every(({ category }) => category === "preparation" || category === "mixing"),
);

export const isGrain = ({ kind, id }: Food): boolean => kind === "grain" && !FLOUR.test(id);
