import { readIngredientLine } from "../lines/read-line.ts";
import { formatQuantity } from "../quantities/format-quantity.ts";
import { unitLabel } from "../units/unit-label.ts";
import { wordsOf } from "../words/phrases.ts";
import { mergeLines, type FoodLookup, type LineToMerge, type MergedItem } from "./merge-lines.ts";

/** A line of the shopping list. Quantity and unit are text, as the list stores them. */
export type ShoppingItem = {
  /** From 1, as the screen shows it. */
  readonly number: number;
  /** What is bought, the same however much of it is needed. */
  readonly key: string;
  readonly foodId: string | null;
  /** All of it in grams; null where a part cannot be weighed. */
  readonly grams: number | null;
  readonly name: string;
  readonly quantity: string;
  readonly unit: string;
  readonly arithmetic: string;
  readonly recipeSources: readonly string[];
};

const SEASONING = new Set(
  "salt pepper black white sea kosher table flaky fine coarse ground freshly cracked milled himalayan pink rock maldon iodized celtic grey crystal fleur de sel and or with to taste flake plus more s&p & a of some".split(
    " ",
  ),
);

/** The seasonings salt and pepper, and nothing else: bell peppers, salted butter and salt cod are food. */
export function isSaltOrPepper(line: string): boolean {
  const item = readIngredientLine(line);
  const words = wordsOf(item.name);
  const isCounted = item.quantity !== null && item.unit === null;
  if (/\bpeppers\b/i.test(item.name) || (isCounted && !words.includes("salt"))) return false;
  const isNamed =
    words.includes("salt") || words.includes("pepper") || words.includes("s&p") || words.includes("sel");
  return isNamed && words.every((word) => SEASONING.has(word));
}

function amountOf(item: MergedItem): { readonly quantity: string; readonly unit: string } {
  // spec: 2, section 5: without a leading number the quantity is 1 and the unit 'as needed'.
  if (item.quantity === null) return { quantity: "1", unit: "as needed" };
  const more = item.more
    .map(({ quantity, unit }) => ` + ${formatQuantity(quantity)} ${unitLabel(unit, quantity)}`)
    .join("");
  return {
    quantity: formatQuantity(item.quantity),
    unit: `${item.unit === null ? "units" : unitLabel(item.unit, item.quantity)}${more}`,
  };
}

function numbered(item: MergedItem, at: number): ShoppingItem {
  const { key, foodId, grams, name, arithmetic, recipeSources } = item;
  return { number: at + 1, key, foodId, grams, name, ...amountOf(item), arithmetic, recipeSources };
}

/** The shopping list of a plan's ingredient lines: merged, without salt and pepper, sorted by name and numbered from 1. spec: 2, section 5. */
export function shoppingItemsFrom(
  lines: readonly (string | LineToMerge)[],
  lookup?: FoodLookup,
): ShoppingItem[] {
  const bought = lines.filter((given) => {
    const line = typeof given === "string" ? given : given.line;
    return line.trim() !== "" && !isSaltOrPepper(line);
  });
  return mergeLines(bought, lookup)
    .toSorted((one, other) => one.name.localeCompare(other.name, "en", { sensitivity: "base" }))
    .map(numbered);
}
