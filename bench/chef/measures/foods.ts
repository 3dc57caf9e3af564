import type { MeasureRow } from "../measure-row.ts";
import { foodIndex, relativeError } from "./food-table.ts";
import { measureSet } from "./labelled-set.ts";

/** Low-energy foods are right within three kilocalories: fifteen percent of five is nothing. */
const isNear = (kcal: number, label: number): boolean =>
  relativeError(kcal, label) <= 0.15 || Math.abs(kcal - label) <= 3;

function isKnown([name = ""]: readonly string[]): string | null {
  return foodIndex.find(name) ? null : name;
}

/** A name that leaves raw or cooked open has both labels: "371/158". */
function isRightEnergy([name = "", kcal = ""]: readonly string[]): string | null {
  const food = foodIndex.find(name)?.food;
  if (food && kcal.split("/").some((label) => isNear(food.per100g.kcal, Number(label)))) return null;
  return `${name} → ${food ? `${food.id} ${food.per100g.kcal}` : "nothing"}, label ${kcal}`;
}

function isNothing([name = ""]: readonly string[]): string | null {
  const food = foodIndex.find(name)?.food;
  return food ? `${name} → ${food.id}` : null;
}

/** Common foods by their names: are they known, is their energy that of USDA, and is what is no food left alone. */
export function measure(): MeasureRow[] {
  return [
    ...measureSet("foods.tsv", "common foods known", { floor: 95, aim: 99 }, isKnown),
    ...measureSet(
      "foods.tsv",
      "energy of a common food within 15 % of USDA",
      { floor: 90, aim: 95 },
      isRightEnergy,
    ),
    ...measureSet("foods-none.tsv", "what is no food finds nothing", { floor: 90, aim: 100 }, isNothing),
  ];
}
