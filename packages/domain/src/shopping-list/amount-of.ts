import type { ShoppingItem } from "./list.ts";

/** "200 g"; one of something is "1 unit"; for what nobody measures "as needed" alone. */
export function amountOf({ quantity, unit }: Pick<ShoppingItem, "quantity" | "unit">): string {
  if (unit === "as needed") return unit;
  if (quantity === "1" && unit === "units") return "1 unit";
  return `${quantity} ${unit}`.trim();
}
