import type { Aisle } from "@meal/domain/chef/vocabulary";
import { applyOperation } from "@meal/domain/shopping-list/apply-operation";
import type { ShoppingList } from "@meal/domain/shopping-list/list";
import type { NumberedOperation } from "@meal/domain/shopping-list/operations";
import { aislesInOrder } from "./aisle-names.ts";
import { type ListLine, linesOf } from "./lines.ts";

/** The lines of one aisle, by name. */
export interface AisleGroup {
  readonly aisle: Aisle;
  readonly items: readonly ListLine[];
}

/** The list as the person means it: what the server said, and on top what it does not have yet. */
export function viewOf<List extends ShoppingList>(list: List, waiting: readonly NumberedOperation[]): List {
  return waiting.reduce((view, { operation }) => applyOperation(view, operation).list, list);
}

/** What is to buy and what was bought, in the person's order of the aisles. */
export function groupsOf({ items, aisleOrder }: ShoppingList): readonly AisleGroup[] {
  const inName = linesOf(items.filter(({ isSkipped }) => !isSkipped)).toSorted((one, other) =>
    byName.compare(one.name, other.name),
  );
  return aislesInOrder(aisleOrder)
    .map((aisle) => ({ aisle, items: inName.filter((item) => item.aisle === aisle) }))
    .filter((group) => group.items.length > 0);
}

const byName = new Intl.Collator("en", { sensitivity: "base", numeric: true });
