import { categoryOf } from "@meal/engine/steps";
import type { MeasureRow } from "../measure-row.ts";
import { measureSet } from "./labelled-set.ts";

/** The category of a dish, by its title alone. */
export function measure(): MeasureRow[] {
  return measureSet(
    "categories.tsv",
    "category of a title",
    { floor: 88, aim: 93 },
    ([title = "", category = ""]) => {
      const found = categoryOf(title);
      return found === category ? null : `${title} → ${found}, not ${category}`;
    },
  );
}
