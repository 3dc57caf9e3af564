import type { FoodAnalysisItem } from "@meal/domain/chef/recipes";
import type { RangedFoodItem } from "../../ports/chef.ts";

/** How far off an estimate is even when everything was understood: portions differ by as much. */
const LEAST_SPREAD = 0.1;
/** How much further it is off when nothing is sure. */
const SPREAD_OF_DOUBT = 0.5;

/** Puts beside an item the energies between which the truth probably lies; the less sure, the wider. */
export function rangedFood(item: FoodAnalysisItem, assumptions: readonly string[]): RangedFoodItem {
  const spread = LEAST_SPREAD + SPREAD_OF_DOUBT * (1 - item.confidence);
  const low = Math.round(item.calories * (1 - spread));
  const high = Math.round(item.calories * (1 + spread));
  return { ...item, calories_range: { low, high }, assumptions };
}
