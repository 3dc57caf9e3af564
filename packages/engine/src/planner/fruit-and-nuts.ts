import type { Component } from "./component.ts";
import type { PositionKind } from "./day-layout.ts";
import { once } from "./once.ts";

const NUTTY: ReadonlySet<string> = new Set(["nut", "seed"]);
const LEAST_NUTS_GRAMS = 8;

/** Something of nuts or seeds that is served as it is. */
export const isHandful = ({ isExtra, foods }: Component): boolean =>
  isExtra && foods.every(({ kind }) => NUTTY.has(kind));

const hasSo = ({ dish, foods }: Component, isKind: (kind: string) => boolean): boolean =>
  foods.some(
    ({ id, kind }) =>
      isKind(kind) &&
      dish.ingredients.some(
        ({ foodId, grams }) => foodId === id && grams / dish.servings >= LEAST_NUTS_GRAMS,
      ),
  );

const hasNutsOrSeeds = once((component) => hasSo(component, (kind) => NUTTY.has(kind)));
const hasNuts = once((component) => hasSo(component, (kind) => kind === "nut"));

/** Pumpkin seeds beside a salad with pecans in it, walnuts beside a yogurt with cashews; a porridge with chia has room for them. */
export const isNutsToNuts = (main: Component, addon: Component, kind: PositionKind): boolean => {
  if (kind === "snack" || !isHandful(addon)) return false;
  return kind === "breakfast" ? hasNuts(main) : hasNutsOrSeeds(main);
};

export const isFruit = ({ foods }: Component): boolean =>
  foods.every(({ kind, id }) => kind === "fruit" && !id.startsWith("avocado"));

const BERRY = /berr(?:y|ies)/;

const hasBerries = once(({ foods }) => foods.some(({ id }) => BERRY.test(id)));

/** What its name says is made of fruit: toast with oranges, a smoothie of berries or in a bowl; and pumpkin pie, whatever it is made into. */
const namesFruit = once(
  ({ dish, foods, nouns }) =>
    /smoothie|açaí|pumpkin/i.test(dish.name) ||
    foods.some(
      ({ id, kind }) =>
        kind === "fruit" &&
        !id.startsWith("avocado") &&
        (BERRY.test(dish.name) || id.split("-").some((word) => nouns.includes(word))),
    ),
);

/** Raspberries beside berries from the blender, and in the morning a pear beside toast with oranges. */
export const isFruitToFruit = (main: Component, addon: Component, kind: PositionKind): boolean => {
  if (!addon.isExtra || !isFruit(addon)) return false;
  return (kind === "breakfast" && namesFruit(main)) || (hasBerries(addon) && hasBerries(main));
};
