import type { Helping } from "@meal/domain/food-analysis/helping";
import { gramsEaten, timesOf } from "@meal/domain/food-analysis/reckoning";
import * as t from "./texts/en/found.ts";

/** How much of it was eaten: in grams where they are known, which is what the diary is asked for next time. */
export function portionWords(helping: Helping): string {
  const grams = gramsEaten(helping);
  if (grams !== null) return gramsWords(grams);
  const times = Math.round(timesOf(helping.assumed) * 100) / 100;
  return times === 1 ? helping.item.portion : t.timesPortion(times, helping.item.portion);
}

/** "180 g", "4.5 g". */
export function gramsWords(grams: number): string {
  return t.grams(grams < 10 ? Math.round(grams * 10) / 10 : Math.round(grams));
}
