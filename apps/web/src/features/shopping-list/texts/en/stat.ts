import { counted, list, number } from "../../../../language/words.ts";

export const items = "Items";

/** What is missing for a meal: the first few by their names, and how many more. */
export function stillToBuy(names: readonly string[], more: number): string {
  return `Still to buy: ${list(more > 0 ? [...names, `${number(more)} more`] : names)}.`;
}

export function thingsAtHome(count: number): string {
  return counted(count, {
    one: "item at home is used first in a new plan",
    other: "items at home are used first in a new plan",
  });
}

export const openList = "Open the list";

export function thingsToBuy(count: number): string {
  return `${counted(count, { one: "item", other: "items" })} to buy`;
}
