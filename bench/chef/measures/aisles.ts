import { aisleOf } from "@meal/reader/aisles/aisle-of";
import type { MeasureRow } from "../measure-row.ts";
import { measureSet } from "./labelled-set.ts";

function judge([item = "", aisles = ""]: readonly string[]): string | null {
  const found = aisleOf(item);
  return aisles.split(" ").includes(found) ? null : `${item} → ${found}, not ${aisles}`;
}

/** The aisle of anything that stands on a shopping list. */
export function measure(): MeasureRow[] {
  const goal = { floor: 90, aim: 95 };
  return [
    ...measureSet("aisles.tsv", "aisle of an item", goal, judge),
    ...measureSet(
      "goods-of-surveys.tsv",
      "aisle of what USDA's surveys name",
      { floor: 94, aim: 98 },
      judge,
      "public texts",
    ),
  ];
}
