import type { ShoppingList } from "@meal/domain/shopping-list/list";
import { keptMeasures, systemOf } from "../../platform/measures.ts";
import { aisleNames } from "./aisle-names.ts";
import type { ListLine } from "./lines.ts";
import { type AisleGroup, listView } from "./view.ts";
import * as t from "./texts/en/page.tsx";
import { amountOf } from "./texts/en/amounts.ts";

/** What is still to buy, aisle by aisle; everything, once all of it is ticked. */
function groupsToBuy(all: readonly AisleGroup[]): readonly AisleGroup[] {
  const open = all
    .map(({ aisle, items }) => ({ aisle, items: items.filter(({ checked }) => !checked) }))
    .filter(({ items }) => items.length > 0);
  return open.length > 0 ? open : all;
}

/** The list as plain text, for a message to somebody. spec: 2, section 4: grouped by the emoji of the aisles. */
export function listText(list: ShoppingList): string {
  const { groups, asked } = listView(list, systemOf(keptMeasures()));
  const texts = groupsToBuy(groups).map(({ aisle, items }) => {
    const { emoji, label } = aisleNames[aisle];
    return [`${emoji} ${label}`, ...items.map(lineText)].join("\n");
  });
  const open = asked.filter(({ checked }) => !checked);
  const question = open.length === 0 ? [] : [[t.asked, ...open.map(lineText)].join("\n")];
  return [t.sharedTitle, ...texts, ...question].join("\n\n");
}

function lineText(item: ListLine): string {
  const size =
    item.bought === undefined || item.bought.size === "" ? "" : ` ${t.packageSize(item.bought.size)}`;
  return `${item.checked ? "☑" : "☐"} ${t.sharedItem(item.name, amountOf(item))}${size}`;
}
