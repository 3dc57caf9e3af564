import { readIngredientLine } from "@meal/reader/lines/read-line";
import type { DishIngredient, IngredientRole } from "../../dishes/dish.ts";
import type { Food } from "../../foods/food.ts";
import type { FoodIndex } from "../../foods/food-index.ts";
import { readLineFood } from "../../nutrition/line-grams.ts";

/** An ingredient line as it was understood; `food` is null where it was not. */
export type ReadLine = { readonly text: string; readonly food: Food | null; readonly grams: number };

/** Reads the lines of a recipe, for as many people as they are written for. */
export const readLines = (index: FoodIndex, lines: readonly string[]): ReadLine[] =>
  lines.map((text) => ({ text, ...readLineFood(index, text) }));

const ROLES: Readonly<Record<string, IngredientRole>> = {
  meat: "protein",
  poultry: "protein",
  fish: "protein",
  shellfish: "protein",
  egg: "protein",
  legume: "protein",
  substitute: "protein",
  vegetable: "vegetable",
  fruit: "fruit",
  fat: "fat",
  dairy: "dairy",
  drink: "liquid",
  spice: "seasoning",
  herb: "aromatic",
  sauce: "seasoning",
  condiment: "seasoning",
  sweet: "sweetener",
};

/** A line as the cookbook would have it, in the measure of its writer where that is one to cook with. */
export const ingredientOf = ({ text, grams }: ReadLine, food: Food): DishIngredient => {
  const { quantity, quantityMax, unit, preparation } = readIngredientLine(text);
  const mean = quantity === null ? 0 : (quantity + (quantityMax ?? quantity)) / 2;
  return {
    foodId: food.id,
    grams,
    measure: mean > 0 ? `${mean} ${unit ?? ""}`.trim() : "",
    role: ROLES[food.kind] ?? "base",
    preparation: preparation ?? "",
    isOptional: false,
  };
};
