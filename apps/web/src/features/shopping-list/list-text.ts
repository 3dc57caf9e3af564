import type { ShoppingList } from "@meal/domain/shopping-list/list";
import { aisleNames } from "./aisle-names.ts";
import { type AisleGroup, groupsOf } from "./view.ts";
import * as t from "./texts/en/page.tsx";
import { amountOf } from "./texts/en/amounts.ts";

/** What is still to buy, aisle by aisle; everything, once all of it is ticked. */
function groupsToBuy(list: ShoppingList): readonly AisleGroup[] {
  const all = groupsOf(list);
  const open = all
    .map(({ aisle, items }) => ({ aisle, items: items.filter(({ checked }) => !checked) }))
    .filter(({ items }) => items.length > 0);
  return open.length > 0 ? open : all;
}

/** The list as plain text, for a message to somebody. spec: 2, section 4: grouped by the emoji of the aisles. */
export function listText(list: ShoppingList): string {
  const groups = groupsToBuy(list).map(({ aisle, items }) => {
    const { emoji, label } = aisleNames[aisle];
    const lines = items.map(
      (item) => `${item.checked ? "☑" : "☐"} ${t.sharedItem(item.name, amountOf(item))}`,
    );
    return [`${emoji} ${label}`, ...lines].join("\n");
  });
  return [t.sharedTitle, ...groups].join("\n\n");
}
