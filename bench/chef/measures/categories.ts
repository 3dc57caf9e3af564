import { categoryOf } from "@meal/engine/steps";
import type { MeasureRow } from "../measure-row.ts";
import { measureSet } from "./labelled-set.ts";

function judge([title = "", category = ""]: readonly string[]): string | null {
  const found = categoryOf(title);
  return found === category ? null : `${title} → ${found}, not ${category}`;
}

/** The category of a dish, by its title alone. */
export function measure(): MeasureRow[] {
  const goal = { floor: 88, aim: 93 };
  return [
    ...measureSet("categories.tsv", "category of a title", goal, judge),
    ...measureSet(
      "titles-of-books.tsv",
      "category of a title in public cookbooks",
      { floor: 94, aim: 97 },
      judge,
      "public texts",
    ),
  ];
}
