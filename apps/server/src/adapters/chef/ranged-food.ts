import type { FoodAnalysisItem } from "@meal/domain/chef/recipes";
import { kcalRange } from "@meal/domain/food-analysis/spread";
import type { RangedFoodItem } from "../../ports/chef.ts";

/** Puts beside an item the energies between which the truth probably lies; the less sure, the wider. */
export function rangedFood(item: FoodAnalysisItem, assumptions: readonly string[]): RangedFoodItem {
  return { ...item, calories_range: kcalRange(item.calories, item.confidence), assumptions };
}
