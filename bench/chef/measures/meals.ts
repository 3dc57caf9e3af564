import type { NutritionEstimate } from "@meal/domain/chef/recipes";
import { estimateText } from "@meal/engine/nutrition";
import type { MeasureRow } from "../measure-row.ts";
import { foodIndex, relativeError } from "./food-table.ts";
import { measureSet } from "./labelled-set.ts";

const CARBS_TOLERANCE_GRAMS = 7.5;

const estimateOf = (meal: string): NutritionEstimate => estimateText(foodIndex, meal.replaceAll("\\n", "\n"));

function judge([meal = "", kcal = "", carbs = ""]: readonly string[]): string | null {
  const { items, total } = estimateOf(meal);
  const isEnergyRight = relativeError(total.kcal, Number(kcal)) <= 0.2;
  const isCarbsRight = Math.abs(total.carbs - Number(carbs)) <= CARBS_TOLERANCE_GRAMS;
  if (isEnergyRight && isCarbsRight) return null;
  const read = items.map(({ foodId, grams }) => `${foodId} ${Math.round(grams)} g`).join(" + ");
  return `${meal} → ${Math.round(total.kcal)} kcal, ${Math.round(total.carbs)} g, label ${kcal} kcal, ${carbs} g (${read})`;
}

function judgeEnergy([meal = "", kcal = ""]: readonly string[]): string | null {
  const { items, total } = estimateOf(meal);
  if (relativeError(total.kcal, Number(kcal)) <= 0.2) return null;
  const counted = items.map(({ foodId, grams }) => `${foodId} ${Math.round(grams)} g`).join(" + ");
  return `${meal} → ${Math.round(total.kcal)} kcal, label ${kcal} (${counted})`;
}

function judgeCarbs([meal = "", , carbs = ""]: readonly string[]): string | null {
  const { total } = estimateOf(meal);
  const isRight = Math.abs(total.carbs - Number(carbs)) <= CARBS_TOLERANCE_GRAMS;
  return isRight ? null : `${meal} → ${Math.round(total.carbs)} g carbohydrate, label ${carbs}`;
}

/** Long descriptions of a meal: are energy and carbohydrate right. */
export function measure(): MeasureRow[] {
  const what = "long meal descriptions: energy within 20 %, carbohydrate within 7.5 g";
  const others = "meals as others type them, in USDA's figures";
  return [
    ...measureSet("meals.tsv", what, { floor: 55, aim: 66 }, judge),
    ...measureSet(
      "meals-of-strangers.tsv",
      `${others}: energy within 20 %`,
      { floor: 54, aim: 66 },
      judgeEnergy,
      "other hands",
    ),
    ...measureSet(
      "meals-of-strangers.tsv",
      `${others}: carbohydrate within 7.5 g`,
      { floor: 48, aim: 66 },
      judgeCarbs,
      "other hands",
    ),
  ];
}
