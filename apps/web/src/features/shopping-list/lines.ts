import type { ShoppingItem } from "@meal/domain/shopping-list/list";
import { shoppingItemsFrom } from "@meal/reader/merging/shopping-items";
import { lineKeyOf } from "./line-key.ts";
import { amountOf } from "./texts/en/amounts.ts";

/**
 * One line to buy: an item, or those of several plans in use that mean one food. Each stays its plan's own, so that a plan
 * that is left takes its share and its tick along, and nothing else.
 */
export interface ListLine extends ShoppingItem {
  readonly parts: readonly ShoppingItem[];
}

/** The items as they are shown. What is ticked is bought: it stands beside what another plan still needs. */
export function linesOf(items: readonly ShoppingItem[]): readonly ListLine[] {
  return [...Map.groupBy(items, lineKeyOf).values()].flatMap((parts) => lineOf(parts));
}

function lineOf(parts: readonly ShoppingItem[]): readonly ListLine[] {
  const [first, ...others] = parts;
  if (first === undefined) return [];
  return [others.length === 0 ? { ...first, parts } : together(first, parts)];
}

function together(first: ShoppingItem, parts: readonly ShoppingItem[]): ListLine {
  const recipeSources = [...new Set(parts.flatMap((part) => part.recipeSources))];
  const amount = sumOf(parts);
  return {
    ...first,
    ...amount,
    recipeSources,
    recipeSource: recipeSources.length === 0 ? null : recipeSources.join(", "),
    arithmetic: `${parts.map((part) => amountOf(part)).join(" + ")} = ${amountOf(amount)}`,
    // What a shop sells for each of them is not what it sells for all.
    packageHint: "",
    parts,
  };
}

type Amount = Pick<ShoppingItem, "quantity" | "unit">;

/** Added up by the reader; side by side where it does not read an amount as the list wrote it. */
function sumOf(parts: readonly ShoppingItem[]): Amount {
  const lines = parts.map((part) => (part.unit === "as needed" ? "water" : `${withoutUnits(part)} water`));
  const isRead = lines.every((line, at) => {
    const [alone, ...others] = shoppingItemsFrom([line]);
    const part = parts[at];
    return others.length === 0 && alone?.quantity === part?.quantity && alone?.unit === part?.unit;
  });
  const [sum, ...others] = isRead ? shoppingItemsFrom(lines) : [];
  if (sum !== undefined && others.length === 0) return { quantity: sum.quantity, unit: sum.unit };
  const [first, ...rest] = parts;
  const more = rest.map((part) => ` + ${amountOf(part)}`).join("");
  return { quantity: first?.quantity ?? "1", unit: `${first?.unit ?? "units"}${more}` };
}

const withoutUnits = ({ quantity, unit }: Amount) => (unit === "units" ? quantity : `${quantity} ${unit}`);
