import type { ItemBesideHome } from "@meal/domain/shopping-list/beside-home";
import type { HomeItem, ShopMeasure, ShoppingItem } from "@meal/domain/shopping-list/list";
import { readIngredientLine } from "@meal/reader/lines/read-line";
import { shoppingItemsFrom } from "@meal/reader/merging/shopping-items";
import { formatQuantity } from "@meal/reader/quantities/format-quantity";
import { measure, type MeasuringSystem, sizeOf } from "@meal/reader/scaling/measures";
import { type Bought, boughtOf } from "@meal/reader/shopping/bought";
import { nameOnShelf } from "@meal/reader/shopping/name-on-shelf";
import { unitLabel } from "@meal/reader/units/unit-label";
import { unitOf } from "@meal/reader/units/units";
import { lineKeyOf } from "./line-key.ts";
import { amountOf } from "./texts/en/amounts.ts";

/**
 * One line to buy: an item, or those of several plans in use that mean one food. Each stays its plan's own, so that a plan
 * that is left takes its share and its tick along, and nothing else.
 */
export interface ListLine extends ShoppingItem {
  readonly parts: readonly ShoppingItem[];
  /** What is taken off the shelf for it; missing where nobody can weigh it, and in what a person wrote. */
  readonly bought?: Bought;
  /** What is at home of it, so that only the rest is bought. */
  readonly atHome?: readonly HomeItem[];
}

/** The items as they are shown. What is ticked is bought: it stands beside what another plan still needs. */
export function linesOf(
  items: readonly ItemBesideHome[],
  system: MeasuringSystem | null = null,
): readonly ListLine[] {
  return [...Map.groupBy(items, lineKeyOf).values()].flatMap((parts) => lineOf(parts, system));
}

function lineOf(parts: readonly ItemBesideHome[], system: MeasuringSystem | null): readonly ListLine[] {
  const [first, ...others] = parts;
  if (first === undefined) return [];
  const line = others.length === 0 ? { ...first, parts } : together(first, parts);
  return [line.shop === undefined ? inSystem(line, system) : asBought(line, line.shop, system)];
}

/** As a shop sells it: three lemons, one bottle of olive oil. */
function asBought(line: ListLine, shop: ShopMeasure, system: MeasuringSystem | null): ListLine {
  const bought = boughtOf(shop, system);
  const name = nameOnShelf(line.name, shop, bought);
  return { ...line, name, quantity: bought.quantity, unit: bought.unit, bought };
}

/** What a plan measures, in the measures that somebody reads; a person's own words stay. */
function inSystem(line: ListLine, system: MeasuringSystem | null): ListLine {
  if (system === null || line.origin === null) return line;
  const { quantity, unit: word } = readIngredientLine(`${line.quantity} ${line.unit} water`);
  const unit = word === null || line.unit.includes("+") ? null : unitOf(word);
  const size = unit === null ? null : sizeOf(unit);
  if (quantity === null || unit === null || unit.kind === "count" || size === null) return line;
  const measured = measure(unit.kind, system, quantity * size, null);
  return {
    ...line,
    quantity: formatQuantity(measured.quantity),
    unit: unitLabel(measured.unit, measured.quantity),
  };
}

function together(first: ItemBesideHome, parts: readonly ItemBesideHome[]): ListLine {
  const atHome = [...new Set(parts.flatMap((part) => part.atHome ?? []))];
  const recipeSources = [...new Set(parts.flatMap((part) => part.recipeSources))];
  const shared = {
    recipeSources,
    recipeSource: recipeSources.length === 0 ? null : recipeSources.join(", "),
    // What a shop sells for each of them is not what it sells for all.
    packageHint: "",
    parts,
    ...(atHome.length > 0 && { atHome }),
  };
  const shop = sumOfShops(parts);
  if (shop !== undefined) {
    const arithmetic = parts.map((part) => part.arithmetic).join("; ");
    return { ...first, ...shared, shop, arithmetic };
  }
  const { shop: _shop, ...words } = first;
  const amount = sumOf(parts);
  const arithmetic = `${parts.map((part) => amountOf(part)).join(" + ")} = ${amountOf(amount)}`;
  return { ...words, ...amount, ...shared, arithmetic };
}

/** What is needed adds up, not what is bought for it: a spoon of oil for each of two plans is one bottle. */
function sumOfShops(parts: readonly ShoppingItem[]): ShopMeasure | undefined {
  const shops = parts.flatMap(({ shop }) => shop ?? []);
  const [first] = shops;
  if (first === undefined || shops.length < parts.length) return undefined;
  return { ...first, grams: shops.reduce((sum, { grams }) => sum + grams, 0) };
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
