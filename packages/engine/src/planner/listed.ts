import type { Shop } from "../foods/shop.ts";
import { isStaple } from "../foods/staples.ts";

/** What stands on the shopping list for a food beside what else is bought: lemons for their juice; null for what a kitchen has anyway. */
export const listedFor = (shop: Shop, foodId: string, beside?: ReadonlySet<string>): string | null => {
  const bought = isStaple(foodId) ? null : shop.boughtFor(foodId, beside);
  return bought === null || isStaple(bought) ? null : bought;
};

/** Numbers of what is bought for foods, each once. */
export const boughtFor = (
  foodIds: readonly string[],
  lookup: {
    readonly listedFor: (foodId: string) => string | null;
    readonly numberOf: (foodId: string) => number;
  },
): number[] => {
  const listed = new Set(foodIds.flatMap((id) => lookup.listedFor(id) ?? []));
  return [...listed].map((id) => lookup.numberOf(id));
};
