import { estimateText } from "@meal/engine/nutrition";
import type { MeasureRow } from "../measure-row.ts";
import { foodIndex, relativeError } from "./food-table.ts";
import { readRows } from "./labelled-set.ts";

/** From here on an estimate is said to be sure. */
const sure = 0.9;
const rightWithin = 0.2;

type Told = { readonly confidence: number; readonly isRight: boolean; readonly fault: string };

function told([words = "", label = ""]: readonly string[]): Told {
  const { total, confidence } = estimateText(foodIndex, words.replaceAll("\\n", "\n"));
  return {
    confidence,
    isRight: relativeError(total.kcal, Number(label)) <= rightWithin,
    fault: `${confidence.toFixed(2)}: ${words} → ${Math.round(total.kcal)}, label ${label}`,
  };
}

const percent = (some: number, of: number): number => (of === 0 ? 0 : (100 * some) / of);

function rowsOf(
  whose: string,
  rows: readonly (readonly string[])[],
  wordsBy: NonNullable<MeasureRow["wordsBy"]> = "own hand",
): MeasureRow[] {
  const all = rows.map(told);
  const saidSurely = all.filter(({ confidence }) => confidence >= sure);
  const wrong = saidSurely.filter(({ isRight }) => !isRight).map(({ fault }) => fault);
  return [
    {
      what: `${whose}: right within 20 %, of what is said with 0.9 or more`,
      figure: percent(saidSurely.length - wrong.length, saidSurely.length),
      floor: 90,
      aim: 95,
      unit: "%",
      wordsBy,
      cases: saidSurely.length,
      weakest: wrong,
    },
    {
      what: `${whose}: said with 0.9 or more`,
      figure: percent(saidSurely.length, all.length),
      floor: 10,
      aim: 50,
      unit: "%",
      wordsBy,
      cases: all.length,
      weakest: [],
    },
  ];
}

/** Confidence: is it as right as it says. */
export function measure(): MeasureRow[] {
  return [
    ...rowsOf("confidence in phrases and meals", [...readRows("phrases.tsv"), ...readRows("meals.tsv")]),
    ...rowsOf("confidence in another 203 phrases", readRows("phrases-fresh.tsv"), "other hands"),
  ];
}
