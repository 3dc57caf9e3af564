import { estimateRecipe } from "@meal/engine/nutrition";
import type { MeasureRow } from "../measure-row.ts";
import { foodIndex, relativeError } from "./food-table.ts";
import { measureSet } from "./labelled-set.ts";

function judge([title = "", servings = "1", kcal = "", ingredients = ""]: readonly string[]): string | null {
  const recipe = { title, servings: Number(servings), ingredients: ingredients.split(" | ") };
  const { perServing, lines } = estimateRecipe(foodIndex, recipe);
  if (relativeError(perServing.kcal, Number(kcal)) <= 0.2) return null;
  const read = lines.map(
    (it) => `${it.line} = ${it.foodId ?? "?"} ${Math.round(it.grams)} g ${Math.round(it.nutrition.kcal)}`,
  );
  return `${title} (${servings}) → ${Math.round(perServing.kcal)}, label ${kcal}: ${read.join(" | ")}`;
}

/** Energy of a serving from the ingredient lines alone. */
export function measure(): MeasureRow[] {
  const what = "recipe energy per serving from its ingredient lines: within 20 %";
  const goal = { floor: 60, aim: 75 };
  return [
    ...measureSet("recipes.tsv", what, goal, judge),
    ...measureSet(
      "recipes-of-government.tsv",
      `${what}, as the US government states it`,
      { floor: 69, aim: 78 },
      judge,
      "public texts",
    ),
  ];
}
