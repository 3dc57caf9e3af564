import { pluralOf } from "../words/plural.ts";

const ABBREVIATIONS = new Set(["mg", "g", "kg", "oz", "lb", "ml", "cl", "dl", "l", "tsp", "tbsp", "fl oz"]);

/** A canonical unit as it is written behind a quantity: "2 cups", "3 cloves", "200 g". */
export function unitLabel(unit: string, quantity: number): string {
  return quantity > 1 && !ABBREVIATIONS.has(unit) ? pluralOf(unit) : unit;
}
