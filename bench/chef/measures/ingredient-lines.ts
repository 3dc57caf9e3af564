import { readIngredientLine } from "@meal/reader/lines/read-line";
import type { MeasureRow } from "../measure-row.ts";
import { measureSet } from "./labelled-set.ts";

function isSame(expected: string, found: number | null): boolean {
  if (expected === "" || found === null) return expected === "" && found === null;
  return Math.abs(Number(expected) - found) < 0.01 * Math.max(1, Number(expected));
}

function judge([line = "", quantity = "", max = "", unit = "", name = ""]: readonly string[]): string | null {
  const item = readIngredientLine(line);
  const isRight =
    isSame(quantity, item.quantity) &&
    isSame(max, item.quantityMax) &&
    unit === (item.unit ?? "") &&
    name === item.name;
  if (isRight) return null;
  return `${line} → ${item.quantity ?? "-"}/${item.quantityMax ?? "-"}/${item.unit ?? "-"}/${item.name}`;
}

/** Quantity (and the upper end of a range), unit and exact name, all right. */
export function measure(): MeasureRow[] {
  return measureSet(
    "ingredient-lines.tsv",
    "ingredient line: quantity, unit and exact name",
    { floor: 85, aim: 92 },
    judge,
  );
}
