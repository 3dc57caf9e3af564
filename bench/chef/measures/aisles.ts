import { aisleOf } from "@meal/reader/aisles/aisle-of";
import type { MeasureRow } from "../measure-row.ts";
import { measureSet } from "./labelled-set.ts";

/** The aisle of anything that stands on a shopping list. */
export function measure(): MeasureRow[] {
  return measureSet("aisles.tsv", "aisle of an item", { floor: 90, aim: 95 }, ([item = "", aisle = ""]) => {
    const found = aisleOf(item);
    return found === aisle ? null : `${item} → ${found}, not ${aisle}`;
  });
}
