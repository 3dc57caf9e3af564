import type { ShoppingItem } from "@meal/domain/shopping-list/list";
import * as domain from "@meal/domain/shopping-list/amount-of";

/** "200 g", "1 unit", "as needed"; what the server says of an amount is said in the same words. */
export function amountOf(item: Pick<ShoppingItem, "quantity" | "unit">): string {
  return domain.amountOf(item);
}
