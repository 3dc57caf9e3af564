import { spreadOf } from "@meal/domain/food-analysis/spread";
import { estimateText } from "@meal/engine/nutrition";
import type { MeasureRow } from "../measure-row.ts";
import { foodIndex } from "./food-table.ts";
import { measureSet, measureUnseen } from "./labelled-set.ts";

/** The widest that a range may be, as a share of its estimate, to tell anybody anything. */
const widest = 0.3;

function judge([words = "", label = ""]: readonly string[]): string | null {
  const { total, confidence } = estimateText(foodIndex, words.replaceAll("\\n", "\n"));
  const spread = spreadOf(confidence) * total.kcal;
  const off = Math.abs(total.kcal - Number(label));
  if (off <= Math.max(spread, 10)) return null;
  return `${words} → ${Math.round(total.kcal)} ± ${Math.round(spread)}, label ${label}`;
}

/** What is within ± 30 % is narrow enough; half of them are to be. */
function judgeWidth([words = ""]: readonly string[]): string | null {
  const { confidence } = estimateText(foodIndex, words.replaceAll("\\n", "\n"));
  return spreadOf(confidence) <= widest ? null : `${words} → ± ${Math.round(spreadOf(confidence) * 100)} %`;
}

/** Ranges: does the truth lie in them, and are they narrow enough to say anything. */
export function measure(): MeasureRow[] {
  const goal = { floor: 80, aim: 90 };
  const narrow = { floor: 50, aim: 80 };
  return [
    ...measureSet("meals.tsv", "ranges of long meal descriptions: hold the label", goal, judge),
    ...measureSet("phrases.tsv", "ranges of everyday phrases: hold the label", goal, judge),
    measureUnseen(
      "phrases-fresh.tsv",
      "ranges of everyday phrases, another 203: hold the label",
      goal,
      judge,
    ),
    ...measureSet(
      "meals-of-strangers.tsv",
      "ranges of meals as others type them: hold the label",
      goal,
      judge,
      "other hands",
    ),
    ...measureSet("meals.tsv", "ranges of long meal descriptions: at most ± 30 %", narrow, judgeWidth),
    ...measureSet("phrases.tsv", "ranges of everyday phrases: at most ± 30 %", narrow, judgeWidth),
    measureUnseen(
      "phrases-fresh.tsv",
      "ranges of everyday phrases, another 203: at most ± 30 %",
      narrow,
      judgeWidth,
    ),
  ];
}
