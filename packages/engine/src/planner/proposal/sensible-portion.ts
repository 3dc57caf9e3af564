import type { Component } from "../component.ts";
import type { Position } from "../day-layout.ts";

/** A portion may be made this much larger or smaller than it was written. */
const MOST_SCALING = 3;
/** Grams that one person eats of a kind in a meal, at most, for every 1,000 kcal of it. */
const MOST_GRAMS: Readonly<Record<string, number>> = {
  spice: 30,
  herb: 120,
  sweet: 160,
  baking: 200,
  fat: 95,
};
const MOST_SALT_GRAMS = 8;

const isSalt = (id: string): boolean => id === "salt" || id.endsWith("-salt");

/** Why nobody would eat this for this meal, whatever its size, or null. */
export const whyAbsurd = (
  { dish, foods, kcal }: Component,
  position: Position,
  targetKcal: number,
): string | null => {
  if (dish.category === "dessert" && position.kind !== "snack" && position.wished !== "dessert")
    return `it is not a ${position.kind}`;
  const factor = targetKcal / kcal;
  if (!(factor >= 1 / MOST_SCALING && factor <= MOST_SCALING))
    return `a serving has ${Math.round(kcal)} kcal, and no sensible portion makes that a ${position.kind} of ${Math.round(targetKcal)} kcal`;
  return tooMuchOf({ dish, foods, kcal });
};

/** What nobody would eat so much of at once, or null: of spices, sugar, fat and salt. */
export const tooMuchOf = ({
  dish,
  foods,
  kcal,
}: Pick<Component, "dish" | "foods" | "kcal">): string | null => {
  for (const [at, it] of dish.ingredients.entries()) {
    const food = foods[at];
    if (food === undefined) continue;
    const most = isSalt(food.id) ? MOST_SALT_GRAMS : MOST_GRAMS[food.kind];
    const grams = (it.grams / dish.servings / kcal) * 1000;
    if (most !== undefined && grams > most) return `that is too much ${food.name} at once`;
  }
  return null;
};
