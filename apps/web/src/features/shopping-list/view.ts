import type { Aisle } from "@meal/domain/chef/vocabulary";
import { applyOperation } from "@meal/domain/shopping-list/apply-operation";
import { besideHome } from "@meal/domain/shopping-list/beside-home";
import type { ShoppingList } from "@meal/domain/shopping-list/list";
import type { NumberedOperation } from "@meal/domain/shopping-list/operations";
import type { MeasuringSystem } from "@meal/reader/scaling/measures";
import { today } from "../../platform/today.ts";
import { aislesInOrder } from "./aisle-names.ts";
import { type ListLine, linesOf } from "./lines.ts";

/** The lines of one aisle, by name. */
export interface AisleGroup {
  readonly aisle: Aisle;
  readonly items: readonly ListLine[];
}

/** A list as it is looked at today, beside what is at home. */
export interface ListView {
  readonly groups: readonly AisleGroup[];
  /** What may be at home; nothing once every question is answered. */
  readonly asked: readonly ListLine[];
  /** What plans need and nobody buys, because it is at home. */
  readonly covered: readonly ListLine[];
}

/** The list as the person means it: what the server said, and on top what it does not have yet. */
export function viewOf<List extends ShoppingList>(list: List, waiting: readonly NumberedOperation[]): List {
  return waiting.reduce((view, { operation }) => applyOperation(view, operation).list, list);
}

/** What is to buy and what was bought, in the person's order of the aisles, and what they may have. */
export function listView(list: ShoppingList, system: MeasuringSystem | null = null): ListView {
  const { items, covered } = besideHome(list, today());
  const { aisleOrder } = list;
  const inName = linesOf(
    items.filter(({ isSkipped }) => !isSkipped),
    system,
  ).toSorted((one, other) => byName.compare(one.name, other.name));
  const isOpen = inName.some(({ isAsked = false, checked }) => isAsked && !checked);
  const asked = inName.filter(({ isAsked = false }) => isOpen && isAsked);
  const groups = aislesInOrder(aisleOrder)
    .map((aisle) => ({
      aisle,
      items: inName.filter((item) => item.aisle === aisle && !asked.includes(item)),
    }))
    .filter((group) => group.items.length > 0);
  return { groups, asked, covered: linesOf(covered, system) };
}

const byName = new Intl.Collator("en", { sensitivity: "base", numeric: true });
