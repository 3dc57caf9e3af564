import { checkDiet, objectionsIn } from "@meal/engine/diets";
import { DIETS } from "@meal/domain/chef/vocabulary";
import type { MeasureRow } from "../measure-row.ts";
import { foodIndex } from "./food-table.ts";
import { readSet } from "./labelled-set.ts";

type Cases = readonly (readonly string[])[];

function row(
  what: string,
  cases: Cases,
  wrong: string,
  goal: { floor: number; aim: number },
  isShown: boolean,
): MeasureRow {
  const faults = cases.flatMap(([diet = "", ingredients = "", label = ""]) => {
    const known = DIETS.find((it) => it === diet) ?? "none";
    const verdict = checkDiet(foodIndex, known, ingredients.split(" | "));
    return (verdict.fits === "yes") === (label === "yes")
      ? []
      : [`${wrong}: ${diet}: ${ingredients} ${objectionsIn(verdict).join(" ")}`];
  });
  const figure = (100 * faults.length) / Math.max(1, cases.length);
  return {
    what,
    figure,
    ...goal,
    unit: "%",
    cases: cases.length,
    wordsBy: "own hand",
    weakest: isShown ? faults : [],
  };
}

function rows(part: string, cases: Cases, isShown: boolean): MeasureRow[] {
  const forbidden = cases.filter(([, , label]) => label === "no");
  const allowed = cases.filter(([, , label]) => label === "yes");
  return [
    row(
      `14 hard diets: forbidden food let through${part}`,
      forbidden,
      "let through",
      { floor: 1, aim: 0 },
      isShown,
    ),
    row(`14 hard diets: allowed food blocked${part}`, allowed, "blocked", { floor: 8, aim: 4 }, isShown),
  ];
}

/** Ingredients in anybody's words against the diets that forbid: what slips through, and what is blocked without need. Both are better the lower. */
export function measure(): MeasureRow[] {
  const { tuned, heldOut } = readSet("diets.tsv");
  return [...rows("", tuned, true), ...rows(", held out", heldOut, false)];
}
