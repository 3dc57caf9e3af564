import type { Diet } from "@meal/domain/chef/vocabulary";
import type { Dish, IngredientRole, Keeping } from "../dishes/dish.ts";
import type { Food } from "../foods/food.ts";
import type { ShopRow } from "../foods/shop.ts";

/** One food may stand for another: `ratio` grams of `to` for a gram of `from`. */
export type Exchange = {
  readonly from: string;
  readonly to: string;
  readonly ratio: number;
  /** Where in a dish it may happen; empty means anywhere. */
  readonly roles: readonly IngredientRole[];
  /** How the dish's name and steps change, as words: "butter" → "olive oil". */
  readonly fromWord: string;
  readonly toWord: string;
  /** What the cook has to do differently; empty where nothing. */
  readonly note: string;
};

/** Kinds of tables: what is put beside a French dish is not what is put beside a Thai one. */
export const TABLES = ["west", "levant", "india", "mexico", "east"] as const;
export type Table = (typeof TABLES)[number];

/** A food served as it is beside a dish or as a snack, in the form of a dish: an apple, a slice of bread. */
export type Extra = {
  readonly dish: Dish;
  /** Where it belongs; empty means on every table. */
  readonly tables: readonly Table[];
  /** The diets it is for; empty means all. Nobody else is served a cup of tallow. */
  readonly diets: readonly Diet[];
};

/** Everything the chef knows. */
export type Corpus = {
  readonly foods: readonly Food[];
  readonly dishes: readonly Dish[];
  readonly extras: readonly Extra[];
  readonly exchanges: readonly Exchange[];
  readonly keeping: readonly Keeping[];
  readonly shop: readonly ShopRow[];
};
