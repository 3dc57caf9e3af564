import type { Food } from "../foods/food.ts";
import type { Component } from "./component.ts";

export const SAVOURY_KINDS: ReadonlySet<string> = new Set(["meat", "poultry", "fish", "shellfish", "sauce"]);
/** Cheddar with an apple is a savoury plate, ricotta with berries is not. */
const SALTY_CHEESE = /cheddar|gouda|gruyere|feta|parmesan/;

/** An apple and a raspberry are sweet, a lemon and an avocado are not. */
export const SWEET_FRUIT_SUGARS = 4;

/** A carrot is savoury, a sweet potato is whatever it lies beside. */
const isSavoury = ({ id, kind, tags }: Food): boolean =>
  SAVOURY_KINDS.has(kind) || SALTY_CHEESE.test(id) || (kind === "vegetable" && !tags.includes("starchy"));

/** A little honey or a few prunes sweeten a porridge that has nothing savoury in it. */
export const isSweetened = ({ foods }: Component): boolean =>
  foods.some(
    ({ kind, per100g }) => kind === "sweet" || (kind === "fruit" && per100g.sugars >= SWEET_FRUIT_SUGARS),
  ) && !foods.some(isSavoury);
