import type { FoodAtHome } from "../chef/at-home.ts";
import { gramsLeft, isPastItsDay, soonestFirst, useBy } from "./at-home.ts";
import type { ShoppingItem, ShoppingList } from "./list.ts";

/** Less than this of something makes no meal. */
const LITTLE_GRAMS = 5;

/**
 * What is at home for a plan to use: good, known to the food table, and not what these plans still need of it. Of what
 * nobody can weigh it is not known whether it is enough for both, so those plans have it.
 */
export function spareAtHome(
  list: Pick<ShoppingList, "items" | "atHome">,
  { today, planIds }: { readonly today: string; readonly planIds: ReadonlySet<string> },
): readonly FoodAtHome[] {
  const needed = new Map<string, number>();
  for (const { shop, ...item } of list.items) {
    if (shop !== undefined && takesFromHome(item, planIds))
      needed.set(shop.foodId, (needed.get(shop.foodId) ?? 0) + shop.grams);
  }
  const good = list.atHome.filter((item) => !isPastItsDay(item, today));
  return soonestFirst(good).flatMap((item): FoodAtHome[] => {
    const foodId = item.shop?.foodId;
    if (foodId === undefined) return [];
    const need = needed.get(foodId) ?? 0;
    const day = useBy(item)?.day;
    const bestBefore = day === undefined ? {} : { bestBefore: day };
    const grams = gramsLeft(item);
    if (grams === 0) return need > 0 ? [] : [{ foodId, ...bestBefore }];
    needed.set(foodId, Math.max(0, need - grams));
    const spare = Math.floor(grams - need);
    return spare < LITTLE_GRAMS ? [] : [{ foodId, grams: spare, ...bestBefore }];
  });
}

/** What is ticked was bought, and what is bought whatever is at home takes nothing from it. */
function takesFromHome(
  { origin, checked, isSkipped, isWanted = false }: Omit<ShoppingItem, "shop">,
  planIds: ReadonlySet<string>,
): boolean {
  return origin !== null && planIds.has(origin.planId) && !checked && !isSkipped && !isWanted;
}
