import { readIngredientLine } from "@meal/reader/lines/read-line";
import type { DishIngredient, IngredientRole } from "../../dishes/dish.ts";
import type { Food } from "../../foods/food.ts";
import type { FoodIndex } from "../../foods/food-index.ts";
import { readLineFood } from "../../nutrition/line-grams.ts";

/** An ingredient line as it was understood; `food` is null where it was not. */
export type ReadLine = { readonly text: string; readonly food: Food | null; readonly grams: number };

/** Both seasonings, and nothing behind them but how much: salt and pepper squid is a dish. */
const SALT_AND_PEPPER =
  /^((?:sea |kosher |table )?salt) (?:and|&|\+) ((?:freshly )?(?:ground |cracked )?(?:black |white )?pepper)(\s*(?:[,(].*|(?:to|for|as|plus|if|each|or)\b.*)?)$/i;

/** Reads the lines of a recipe, for as many people as they are written for. */
export const readLines = (index: FoodIndex, lines: readonly string[]): ReadLine[] =>
  lines
    .flatMap((line) => {
      const [, salt, pepper, rest] = SALT_AND_PEPPER.exec(line) ?? [];
      return salt === undefined || pepper === undefined ? [line] : [`${salt}${rest}`, `${pepper}${rest}`];
    })
    .map((text) => {
      const { food, grams } = readLineFood(index, text);
      return { text, food, grams };
    });

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

/** What is done to it, without what the name says already and what a shopper knows. */
const preparationOf = (said: string | null, food: Food): string =>
  (said ?? "")
    .split(",")
    .map((part) => part.trim().toLowerCase())
    .filter(
      (part) =>
        !/^(?:|fresh|raw|small|medium|large|optional|(?:or )?to taste)$/.test(part) &&
        !food.name.includes(part),
    )
    .join(", ");

/** A line as the cookbook would have it, in the measure of its writer where that is one to cook with. */
export const ingredientOf = ({ text, grams }: ReadLine, food: Food): DishIngredient => {
  const { quantity, unit, preparation } = readIngredientLine(text);
  // "A 1-inch piece" tells how long, not how many.
  const isMeasured = quantity !== null && quantity > 0 && unit !== "piece";
  return {
    foodId: food.id,
    grams,
    measure: isMeasured ? `${quantity} ${unit ?? ""}`.trim() : "",
    role: ROLES[food.kind] ?? "base",
    preparation: preparationOf(preparation, food),
    isOptional: false,
  };
};
