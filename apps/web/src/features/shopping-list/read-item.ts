import type { Operation } from "@meal/domain/shopping-list/operations";
import { aisleOf } from "@meal/reader/aisles/aisle-of";
import { readIngredientLine } from "@meal/reader/lines/read-line";
import { formatQuantity } from "@meal/reader/quantities/format-quantity";
import { unitLabel } from "@meal/reader/units/unit-label";

/** An item as a device makes it. */
export type NewItem = Extract<Operation, { readonly kind: "add" }>["item"];

/** The longest texts that the server takes. */
const mostCharacters = { name: 300, amount: 50 } as const;

/** What is left over of a dish is no ingredient: "leftover chili" are no chilies. */
const leftover = /\bleft-?overs?\b/iu;

/** spec: 2, section 5: without words for them the quantity is 1 and the unit 'units'. */
const oneUnit = { quantity: "1", unit: "units" };

/** What somebody typed, as an item: "2 kg potatoes" is two kilograms of potatoes. */
export function readItem(typed: string, id: string, unsaid = oneUnit): NewItem {
  const { quantity, quantityMax, unit, name } = readIngredientLine(typed);
  const item = (leftover.test(typed) ? typed.trim() : name).slice(0, mostCharacters.name);
  if (quantity === null && unit === null) return { id, name: item, ...unsaid, aisle: aisleOf(item) };
  const amount = quantity ?? 1;
  const range = quantityMax === null ? "" : `-${formatQuantity(quantityMax)}`;
  return {
    id,
    name: item,
    quantity: `${formatQuantity(amount)}${range}`.slice(0, mostCharacters.amount),
    unit: (unit === null ? "units" : unitLabel(unit, quantityMax ?? amount)).slice(0, mostCharacters.amount),
    aisle: aisleOf(item),
  };
}
