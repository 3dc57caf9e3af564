import { PROTEIN_GROUPS } from "../dishes/protein-group.ts";
import type { Component } from "./component.ts";
import { isCultured, isMilky } from "./cultured.ts";
import { at, KCAL, SUGARS } from "./figures.ts";
import { isFruit, isHandful } from "./fruit-and-nuts.ts";
import { stands } from "./in-a-serving.ts";
import { isCheese, isProteinExtra, MEATY } from "./meat-and-cheese.ts";
import type { MealFrame } from "./meal-frame.ts";
import { isSweetened } from "./savory-foods.ts";
import { once } from "./once.ts";

/** Fruit and honeyed yogurt go with breakfast and with sweet things, not with a small plate of garlicky cucumber or shakshuka. */
export const isFruitToSavoury = (main: Component, addon: Component, meal: MealFrame): boolean =>
  addon.isExtra &&
  (addon.dish.category === "dessert" || isSweetened(addon)) &&
  !tastesSweet(main) &&
  !(meal.kind === "snack" && isCheese(main)) &&
  (meal.kind !== "breakfast" || isInSauce(main)) &&
  !meal.isLarge;

/** Eggs in tomato want bread, and no banana. */
const LEAST_SAUCE_GRAMS = 80;
export const isInSauce = once((component) =>
  stands(component, ({ id }) => id.includes("tomato"), LEAST_SAUCE_GRAMS),
);

/** From this part of its energy in sugar on, a dish without meat or egg tastes sweet. */
const SWEET_SHARE = 0.22;

/** Peanut butter and jelly is as sweet at noon as in the morning. */
export const BREAD_FORMS: ReadonlySet<string> = new Set(["sandwich", "toast", "wrap"]);

export const tastesSweet = once((component) => {
  const { dish, figures, proteinGroup } = component;
  if (dish.category === "dessert") return true;
  if (BREAD_FORMS.has(dish.form) && isSweetened(component)) return true;
  if (dish.category !== "breakfast" || MEATY.has(PROTEIN_GROUPS[proteinGroup] ?? "")) return false;
  const share = (at(figures, SUGARS) * 4) / Math.max(1, at(figures, KCAL));
  return share > SWEET_SHARE || isSweetened(component);
});

/** Carrot sticks go with dips and sardines with toast, neither with honeyed yogurt, apple crêpes or a glass of milk. */
export const isSavouryToSweet = (main: Component, addon: Component): boolean => {
  const isDrunk = main.dish.form === "glass" && main.dish.category !== "dessert";
  const isAvocado = addon.isExtra && addon.foods[0]?.id === "avocado";
  const isSavouryAddon =
    addon.dish.category === "vegetable" || isAvocado || isCheese(addon) || isProteinExtra(addon);
  return isSavouryAddon && (isDrunk || tastesSweet(main));
};

/** Shrimp with skyr, yogurt with carrots, gouda with skyr: what is savoury and what is sour or sweet are two snacks. */
const isSavouryBite = (component: Component): boolean =>
  !tastesSweet(component) && !isCultured(component) && !isHandful(component) && !isFruit(component);

const isOddBite = (one: Component, other: Component): boolean =>
  isSavouryBite(other) &&
  (isCultured(one) || isMilky(one) || isCheese(one) || (isHandful(one) && !isCheese(other)));

/** Roasted peanuts are salted at the bar, and stand beside no yogurt and no milk. */
const isRoasted = ({ foods: [first] }: Component): boolean => first?.id === "peanut-roasted";
const isPeanutsToMilk = (one: Component, other: Component): boolean =>
  isRoasted(one) && (isCultured(other) || isMilky(other));

/** Half an avocado goes with an egg, not with a stick of celery and peanut butter. */
const isAvocadoAlone = ({ proteinGroup }: Component, { isExtra, foods: [first] }: Component): boolean =>
  isExtra && first?.id === "avocado" && PROTEIN_GROUPS[proteinGroup] !== "egg";

export const isOddSnack = (main: Component, addon: Component, { kind }: MealFrame): boolean =>
  kind === "snack" &&
  (isOddBite(main, addon) ||
    isOddBite(addon, main) ||
    isAvocadoAlone(main, addon) ||
    isPeanutsToMilk(main, addon) ||
    isPeanutsToMilk(addon, main));

/** Out of a bowl, or a pudding in a glass; a cake fills as well. */
const isEatenWithSpoon = ({ dish }: Component): boolean =>
  dish.form === "bowl" || dish.form === "cake" || /pudding/i.test(dish.name);

/** A bowl of oatmeal goes with fruit and yogurt, not with a steak, nor with muffins, toast or another bowl. */
export const isBowlOutOfPlace = (main: Component, { isExtra, dish, foods: [first] }: Component): boolean =>
  isExtra &&
  first?.kind === "grain" &&
  dish.form === "bowl" &&
  dish.category === "breakfast" &&
  (!tastesSweet(main) || isEatenWithSpoon(main) || BREAD_FORMS.has(main.dish.form));

/** Dates are as sweet as honey: they go with porridge and peanut butter, not with fried eggs. */
export const isDateToSavoury = (main: Component, { isExtra, foods: [first] }: Component): boolean =>
  isExtra && first?.id.includes("date") === true && !tastesSweet(main);
