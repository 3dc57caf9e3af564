import type { Component } from "./component.ts";
import { once } from "./once.ts";

const WHOLE = /^(?:chicken-whole|turkey-whole|duck|goose|guinea-fowl|pheasant)$/;
/** What is eaten of the lightest broiler that a store sells. */
const LEAST_BIRD_GRAMS = 850;

const birdGrams = once(({ dish }) =>
  dish.ingredients.reduce(
    (sum, { foodId, grams }) => sum + (WHOLE.test(foodId) ? grams / dish.servings : 0),
    0,
  ),
);

/** Nobody buys half a bird: what is roasted whole is eaten up. */
export const isWholeFor = (component: Component, servings: number): boolean =>
  birdGrams(component) === 0 || birdGrams(component) * servings >= LEAST_BIRD_GRAMS;
