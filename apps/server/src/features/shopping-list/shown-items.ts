import { amountOf } from "@meal/domain/shopping-list/amount-of";
import type { ShowItems } from "@meal/domain/shopping-list/list-changes";
import { boughtOf } from "@meal/reader/shopping/bought";
import { nameOnShelf } from "@meal/reader/shopping/name-on-shelf";

/** The items of one food as the list shows them: what is needed adds up, and a shop sells whole packages of it. */
export const showItems: ShowItems = (same) => {
  const [first] = same;
  const shops = same.flatMap(({ shop }) => shop ?? []);
  const [shop] = shops;
  if (first === undefined || shop === undefined || shops.length < same.length)
    return { name: first?.name ?? "", amount: same.map((item) => amountOf(item)).join(" + ") };
  const all = { ...shop, grams: shops.reduce((sum, { grams }) => sum + grams, 0) };
  const bought = boughtOf(all, null);
  return { name: nameOnShelf(first.name, all, bought), amount: amountOf(bought) };
};
