import { allergensOf } from "@meal/engine/diets";
import type { MeasureRow } from "../measure-row.ts";
import { foodIndex } from "./food-table.ts";
import { readSet } from "./labelled-set.ts";

type Count = { wanted: number; found: number; said: number; readonly wrong: string[] };

function count(cases: readonly (readonly string[])[]): Count {
  const sum: Count = { wanted: 0, found: 0, said: 0, wrong: [] };
  for (const [ingredient = "", label = ""] of cases) {
    const wanted = label.split(" ").filter((word) => word !== "");
    const said: readonly string[] = allergensOf(foodIndex, ingredient);
    const both = wanted.filter((allergen) => said.includes(allergen)).length;
    sum.wanted += wanted.length;
    sum.found += both;
    sum.said += said.length;
    if (both < wanted.length) sum.wrong.unshift(`missed: ${ingredient} → ${said.join(" ")}, label ${label}`);
    else if (said.length > both)
      sum.wrong.push(`too much: ${ingredient} → ${said.join(" ")}, label ${label}`);
  }
  return sum;
}

function rows(part: string, cases: readonly (readonly string[])[], isShown: boolean): MeasureRow[] {
  const { wanted, found, said, wrong } = count(cases);
  const shared = {
    unit: "%",
    wordsBy: "own hand",
    cases: cases.length,
    weakest: isShown ? wrong : [],
  } as const;
  return [
    {
      what: `EU-14 allergens of an ingredient: recall${part}`,
      figure: (100 * found) / wanted,
      floor: 99,
      aim: 100,
      ...shared,
    },
    {
      what: `EU-14 allergens of an ingredient: precision${part}`,
      figure: (100 * found) / said,
      floor: 95,
      aim: 98,
      ...shared,
    },
  ];
}

/** The allergens that are found of those there are, and those that are there of the found. */
export function measure(): MeasureRow[] {
  const { tuned, heldOut } = readSet("allergens.tsv");
  return [...rows("", tuned, true), ...rows(", held out", heldOut, false)];
}
