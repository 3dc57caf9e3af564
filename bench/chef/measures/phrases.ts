import { estimateText } from "@meal/engine/nutrition";
import type { MeasureRow } from "../measure-row.ts";
import { foodIndex, relativeError } from "./food-table.ts";
import { measureSet, measureUnseen } from "./labelled-set.ts";

/** Below ten kilocalories twenty percent is nothing: a glass of water counts as right. */
function judge([phrase = "", kcal = ""]: readonly string[]): string | null {
  const { items, total } = estimateText(foodIndex, phrase);
  const label = Number(kcal);
  if (relativeError(total.kcal, label) <= 0.2 || Math.abs(total.kcal - label) <= 10) return null;
  const read = items.map(({ foodId, grams }) => `${foodId} ${Math.round(grams)} g`).join(" + ");
  return `${phrase} → ${Math.round(total.kcal)}, label ${label} (${read})`;
}

/** Everyday phrases, as people log what they ate: is the energy within a fifth. */
export function measure(): MeasureRow[] {
  const what = "everyday phrases: energy within 20 %";
  const goal = { floor: 80, aim: 90 };
  return [
    ...measureSet("phrases.tsv", what, goal, judge),
    measureUnseen("phrases-fresh.tsv", `${what}, another 203`, goal, judge),
    // Drawn by their hashes from the descriptions and portions of USDA's SR28 (public domain), whose words nobody here chose:
    // what stands behind the commas of a name is put before it.
    ...measureSet(
      "survey-portions.tsv",
      "portions of food in USDA's own words: energy within 20 %",
      { floor: 55, aim: 80 },
      judge,
      "public lists",
    ),
  ];
}
