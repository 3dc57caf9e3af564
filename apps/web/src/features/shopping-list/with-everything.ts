import { EMPTY_LIST, type ShoppingList } from "@meal/domain/shopping-list/list";

/** A list that lay on the device; an earlier version of the app knew no plans of it, and nothing at home. */
export function withEverything<List extends ShoppingList>(list: List): List {
  return { ...EMPTY_LIST, ...list };
}
