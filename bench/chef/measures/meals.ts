import { estimateText } from "@meal/engine/nutrition";
import type { MeasureRow } from "../measure-row.ts";
import { foodIndex, relativeError } from "./food-table.ts";
import { measureSet } from "./labelled-set.ts";

const CARBS_TOLERANCE_GRAMS = 7.5;

function judge([meal = "", kcal = "", carbs = ""]: readonly string[]): string | null {
  const { items, total } = estimateText(foodIndex, meal.replaceAll("\\n", "\n"));
  const isEnergyRight = relativeError(total.kcal, Number(kcal)) <= 0.2;
  const isCarbsRight = Math.abs(total.carbs - Number(carbs)) <= CARBS_TOLERANCE_GRAMS;
  if (isEnergyRight && isCarbsRight) return null;
  const read = items.map(({ foodId, grams }) => `${foodId} ${Math.round(grams)} g`).join(" + ");
  return `${meal} → ${Math.round(total.kcal)} kcal, ${Math.round(total.carbs)} g, label ${kcal} kcal, ${carbs} g (${read})`;
}

/** Long descriptions of a meal: are energy and carbohydrate both right. */
export function measure(): MeasureRow[] {
  const what = "long meal descriptions: energy within 20 %, carbohydrate within 7.5 g";
  return measureSet("meals.tsv", what, { floor: 55, aim: 66 }, judge);
}
