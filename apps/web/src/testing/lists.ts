import type { OutputOf } from "@meal/contract/endpoint";
import type { readShoppingList } from "@meal/contract/shopping-list";

export type List = OutputOf<typeof readShoppingList>;
export type Item = List["items"][number];

/** A list with nothing on it. */
export const emptyList: List = {
  revision: 1,
  items: [],
  deleted: [],
  shelf: [],
  planIds: [],
  planName: null,
  aisleOrder: [],
  staples: [],
  atHome: [],
  cooked: [],
  updated_at: null,
};

let count = 0;

/** Something to buy. */
export function itemCalled(name: string, change: Partial<Item> = {}): Item {
  count += 1;
  return {
    id: `44444444-4444-4444-8444-${String(count).padStart(12, "0")}`,
    name,
    quantity: "2",
    unit: "bottles",
    checked: false,
    recipeSource: null,
    aisle: "dairy_eggs",
    origin: null,
    recipeSources: [],
    arithmetic: "",
    packageHint: "",
    isSkipped: false,
    ...change,
  };
}

/** A list with these items. */
export function listOf(...items: readonly Item[]): List {
  return { ...emptyList, items: [...items] };
}
