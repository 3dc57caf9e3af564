import { NO_NUTRITION } from "@meal/domain/chef/nutrition";
import type { Nutrition } from "@meal/domain/chef/nutrition";
import type { Food } from "../foods/food.ts";

/** What so many grams of a food bring. */
export function nutritionOf(food: Food, grams: number): Nutrition {
  return scaleNutrition(food.per100g, grams / 100);
}

/** Every figure times the factor. */
export function scaleNutrition(nutrition: Nutrition, factor: number): Nutrition {
  return {
    kcal: nutrition.kcal * factor,
    protein: nutrition.protein * factor,
    carbs: nutrition.carbs * factor,
    fat: nutrition.fat * factor,
    fiber: nutrition.fiber * factor,
    sugars: nutrition.sugars * factor,
    saturatedFat: nutrition.saturatedFat * factor,
    sodiumMg: nutrition.sodiumMg * factor,
  };
}

/** All of them together. */
export function sumNutrition(list: readonly Nutrition[]): Nutrition {
  let sum = NO_NUTRITION;
  for (const one of list) sum = addNutrition(sum, one);
  return sum;
}

function addNutrition(left: Nutrition, right: Nutrition): Nutrition {
  return {
    kcal: left.kcal + right.kcal,
    protein: left.protein + right.protein,
    carbs: left.carbs + right.carbs,
    fat: left.fat + right.fat,
    fiber: left.fiber + right.fiber,
    sugars: left.sugars + right.sugars,
    saturatedFat: left.saturatedFat + right.saturatedFat,
    sodiumMg: left.sodiumMg + right.sodiumMg,
  };
}
