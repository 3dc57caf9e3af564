import { gramsLeft, isPastItsDay } from "./at-home.ts";
import { type HomeItem, isSameFood, type ShoppingItem, type ShoppingList } from "./list.ts";

/** An item of the list beside what is at home of it. */
export type ItemBesideHome = ShoppingItem & { readonly atHome?: readonly HomeItem[] };

/** The list as it is shopped for. */
export type BesideHome = {
  /** What is to buy and what was bought; where some is at home, `shop` is what is missing. */
  readonly items: readonly ItemBesideHome[];
  /** What nobody has to buy. */
  readonly covered: readonly ItemBesideHome[];
};

/** As good as all of it: nobody buys an onion for the last twentieth of one. */
const ENOUGH = 0.95;

/**
 * Takes what is at home off what plans need. Nothing at home is counted on twice, and nothing whose day is over. What
 * nobody can weigh is there or is not. What a person wrote on the list is meant, and what is ticked and all at home was
 * bought all the same.
 */
export function besideHome(list: Pick<ShoppingList, "items" | "atHome">, today: string): BesideHome {
  const stored = list.atHome.filter((item) => !isPastItsDay(item, today));
  const left = new Map(stored.map((item) => [item.id, gramsLeft(item)]));
  const shown = new Map<string, ItemBesideHome>();
  const covered = new Set<string>();
  for (const item of list.items.toSorted((one, other) => Number(one.checked) - Number(other.checked))) {
    const found = canBeCovered(item) ? stored.filter((each) => isOf(item, each)) : [];
    if (found.length === 0) continue;
    const missing = missingOf(item, found, left);
    if (missing > 0 && item.shop !== undefined)
      shown.set(item.id, missing < item.shop.grams ? lessOf(item, item.shop.grams - missing, found) : item);
    else if (!item.checked) {
      shown.set(item.id, { ...item, atHome: found });
      covered.add(item.id);
    }
  }
  const items = list.items.map((item) => shown.get(item.id) ?? item);
  return {
    items: items.filter(({ id }) => !covered.has(id)),
    covered: items.filter(({ id }) => covered.has(id)),
  };
}

function canBeCovered({ origin, isSkipped, isWanted = false }: ShoppingItem): boolean {
  return origin !== null && !isSkipped && !isWanted;
}

/** By the food where both are known, else by the name. */
function isOf(item: ShoppingItem, stored: HomeItem): boolean {
  const [need, there] = [item.shop?.foodId, stored.shop?.foodId];
  if (need !== undefined && there !== undefined) return need === there;
  return isSameFood(item.name, stored.name);
}

/** The grams that are still to buy, after what is there was taken for it; 0 where it is enough or nobody can weigh it. */
function missingOf({ shop }: ShoppingItem, found: readonly HomeItem[], left: Map<string, number>): number {
  if (shop === undefined || found.some((each) => gramsLeft(each) === 0)) return 0;
  const there = found.reduce((sum, { id }) => sum + (left.get(id) ?? 0), 0);
  let missing = shop.grams;
  for (const { id } of found) {
    const taken = Math.min(left.get(id) ?? 0, missing);
    left.set(id, (left.get(id) ?? 0) - taken);
    missing -= taken;
  }
  return there >= shop.grams * ENOUGH ? 0 : missing;
}

function lessOf(item: ShoppingItem, grams: number, atHome: readonly HomeItem[]): ItemBesideHome {
  if (item.shop === undefined) return item;
  return { ...item, shop: { ...item.shop, grams: item.shop.grams - grams }, atHome };
}
