import { type Dish, dishForName } from "@meal/engine/recipes";
import type { MeasureRow } from "../measure-row.ts";
import { createKitchen } from "@meal/engine/kitchen";
import { kitchen as planner } from "./kitchen.ts";
import { measureSet } from "./labelled-set.ts";

const kitchen = createKitchen(planner.corpus);

/** What the lines of a dish may be called: foods by id, name and aliases. */
const wordsOf = ({ ingredients }: Dish): string[] =>
  ingredients.flatMap(({ foodId }) => {
    const food = kitchen.foods.byId(foodId);
    return [foodId.replaceAll("-", " "), food?.name ?? "", ...(food?.aliases ?? [])].map(
      (name) => ` ${name.toLowerCase()}`,
    );
  });

/** What defines a dish and is missing in what was written for its name; null where nothing is. */
function judge([name = "", , foods = ""]: readonly string[]): string | null {
  const wish = { recipeName: name, backgroundStory: "", ingredients: [], diet: "none", allergies: [] };
  const dish = dishForName(kitchen, wish)?.written.dish;
  if (dish === undefined) return `${name} → nothing to eat`;
  const words = wordsOf(dish);
  const holds = (food: string): boolean => words.some((word) => word.includes(` ${food}`));
  const missing = foods.split("; ").filter((choice) => !choice.split("/").some(holds));
  return missing.length === 0 ? null : `${name} → ${dish.name} (${dish.id}) without ${missing.join(", ")}`;
}

/** Dishes that half the world knows, each with the foods that define it. */
export function measure(): MeasureRow[] {
  const what = "a recipe for a name that half the world knows holds what defines the dish";
  return measureSet("known-names.tsv", what, { floor: 75, aim: 95 }, judge);
}
