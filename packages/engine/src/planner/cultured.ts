import { PROTEIN_GROUPS } from "../dishes/protein-group.ts";
import type { Component } from "./component.ts";
import { once } from "./once.ts";

export const isCultured = once(({ foods }) =>
  foods.some(({ id }) => /yogurt|skyr|kefir|quark|cottage-cheese/.test(id)),
);

export const isFishy = once(({ proteinGroup }) => /fish/.test(PROTEIN_GROUPS[proteinGroup] ?? ""));

/** From this much in a serving on cereal swims in milk. */
const LEAST_MILK_GRAMS = 100;

const isInMilk = once(({ dish }) =>
  dish.ingredients.some(
    ({ foodId, grams }) => /milk(?!-powder)/u.test(foodId) && grams / dish.servings >= LEAST_MILK_GRAMS,
  ),
);

const hasMeat = once(({ foods }) => foods.some(({ kind }) => kind === "meat" || kind === "poultry"));

export const isMilky = once(({ foods }) => foods.some(({ id }) => /milk$|milk-/u.test(id)));

/** Cream cheese on a bagel, ricotta on toast. */
const isSpreadWithCheese = once(({ foods }) =>
  foods.some(({ id }) => /cream-cheese|ricotta|cottage/.test(id)),
);

/** Nobody has yogurt or another glass of milk beside cereal in milk or a smoothie, milk beside yogurt, or skyr beside lox or a steak. */
export const isCulturedOutOfPlace = (main: Component, addon: Component): boolean => {
  if (!addon.isExtra) return false;
  const isSwimming = main.dish.form === "glass" || (main.dish.form === "bowl" && isInMilk(main));
  return (
    (isSwimming && (isCultured(addon) || isMilky(addon))) ||
    (isMilky(addon) && isCultured(main)) ||
    (isCultured(addon) && (isFishy(main) || hasMeat(main) || isSpreadWithCheese(main)))
  );
};
