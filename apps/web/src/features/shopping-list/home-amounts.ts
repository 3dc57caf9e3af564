import type { HomeItem } from "@meal/domain/shopping-list/list";
import { readIngredientLine } from "@meal/reader/lines/read-line";
import { formatQuantity } from "@meal/reader/quantities/format-quantity";
import * as t from "./texts/en/at-home.ts";

/** Nearly all of it is all of it. */
const whole = 0.98;

/** How much of something is left, in its own words: "1½ lb", "3"; empty where nobody said how much. */
export function amountLeft({ quantity, unit, share }: HomeItem): string {
  const word = unit === "units" ? "" : unit;
  const said = `${quantity} ${word}`.trim();
  if (said === "" || share > whole) return said;
  const { quantity: number } = readIngredientLine(`${quantity} water`);
  if (number === null) return t.restOf(said);
  return t.about(`${formatQuantity(toEye(number * share))} ${word}`.trim());
}

/** What is at home of one food, for beside its line. */
export function homeWords(items: readonly HomeItem[] = []): string {
  return items.map((item) => `${amountLeft(item)} ${item.name}`.trim()).join(", ");
}

/** As exactly as one sees what is left: quarters of an onion, tens of grams. */
function toEye(amount: number): number {
  if (amount >= 100) return Math.round(amount / 10) * 10;
  if (amount >= 10) return Math.round(amount);
  return Math.max(0.25, Math.round(amount * 4) / 4);
}
