import type { ShoppingItem } from "@meal/domain/shopping-list/list";

/** Items with one key are one line. What a person wrote is a line of its own. */
export function lineKeyOf({ id, origin, checked, aisle, isSkipped, isAsked }: ShoppingItem): string {
  return origin === null ? id : JSON.stringify([origin.need, checked, aisle, isSkipped, isAsked === true]);
}
