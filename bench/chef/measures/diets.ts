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
  wordsBy: NonNullable<MeasureRow["wordsBy"]>,
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
    wordsBy,
    weakest: isShown ? faults : [],
  };
}

function rows(
  part: string,
  cases: Cases,
  isShown: boolean,
  wordsBy: NonNullable<MeasureRow["wordsBy"]>,
  blocked: { floor: number; aim: number },
): MeasureRow[] {
  const labelled = (label: string): Cases => cases.filter(([, , said]) => said === label);
  const through = { floor: 1, aim: 0 };
  return [
    row(
      `14 hard diets: forbidden food let through${part}`,
      labelled("no"),
      "let through",
      through,
      isShown,
      wordsBy,
    ),
    row(`14 hard diets: allowed food blocked${part}`, labelled("yes"), "blocked", blocked, isShown, wordsBy),
  ];
}

/** Ingredients in anybody's words against the diets that forbid: what slips through, and what is blocked without need. Both are better the lower. */
export function measure(): MeasureRow[] {
  const own = readSet("diets.tsv");
  const surveyed = readSet("diets-of-surveys.tsv");
  const blocked = { floor: 8, aim: 4 };
  // Of a make or a dish nobody says what is in it, and what is unknown is blocked.
  const unknown = { floor: 20, aim: 8 };
  return [
    ...rows("", own.tuned, true, "own hand", blocked),
    ...rows(", held out", own.heldOut, false, "own hand", blocked),
    ...rows(" of what USDA's surveys name", surveyed.tuned, true, "public texts", unknown),
    ...rows(" of what USDA's surveys name, held out", surveyed.heldOut, false, "public texts", unknown),
  ];
}
