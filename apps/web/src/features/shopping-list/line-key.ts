import type { ShoppingItem, ShoppingList } from "@meal/domain/shopping-list/list";

/** Items with one key are one line. What a person wrote is a line of its own. */
export function lineKeyOf({ id, origin, checked, aisle, isSkipped, isAsked }: ShoppingItem): string {
  return origin === null ? id : JSON.stringify([origin.need, checked, aisle, isSkipped, isAsked === true]);
}

/** As many lines as are still to buy. What may be at home is not counted before that is said. */
export function countToBuy({ items }: Pick<ShoppingList, "items">): number {
  const open = items.filter(({ checked, isSkipped, isAsked }) => !checked && !isSkipped && isAsked !== true);
  return new Set(open.map((item) => lineKeyOf(item))).size;
}
