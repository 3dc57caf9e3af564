import { doubtOf } from "@meal/domain/calorie-tracking/diary";
import { UNKNOWN_FOOD } from "@meal/domain/chef/recipes";
import { reckon } from "@meal/domain/food-analysis/reckoning";
import type { PlateLine } from "./plate.ts";

const isUnknown = ({ item }: Pick<PlateLine, "item">): boolean =>
  item.description === UNKNOWN_FOOD && item.calories === 0;

/** Whether a line is in the sum: it is a food, in an amount that somebody eats or says they did. */
export function counts(line: PlateLine): boolean {
  const doubt = doubtOf(reckon(line).calories.value);
  return !isUnknown(line) && (doubt === "none" || (doubt === "ask" && line.isMeant));
}
