import { allergensOf } from "@meal/engine/diets";
import type { MeasureRow } from "../measure-row.ts";
import { foodIndex } from "./food-table.ts";
import { readSet } from "./labelled-set.ts";

type Count = { wanted: number; found: number; said: number; readonly wrong: string[] };

function count(cases: readonly (readonly string[])[]): Count {
  const sum: Count = { wanted: 0, found: 0, said: 0, wrong: [] };
  for (const [ingredient = "", label = "", open = ""] of cases) {
    const wanted = label.split(" ").filter((word) => word !== "");
    // What it often holds may be named and may be left out.
    const said = allergensOf(foodIndex, ingredient).filter((one) => !open.split(" ").includes(one));
    const both = wanted.filter((wish) => said.some((one) => one === wish)).length;
    sum.wanted += wanted.length;
    sum.found += both;
    sum.said += said.length;
    if (both < wanted.length) sum.wrong.unshift(`missed: ${ingredient} → ${said.join(" ")}, label ${label}`);
    else if (said.length > both)
      sum.wrong.push(`too much: ${ingredient} → ${said.join(" ")}, label ${label}`);
  }
  return sum;
}

type Goals = {
  readonly recall: { floor: number; aim: number };
  readonly precision: { floor: number; aim: number };
};

function rows(
  part: string,
  cases: readonly (readonly string[])[],
  isShown: boolean,
  wordsBy: NonNullable<MeasureRow["wordsBy"]>,
  { recall, precision }: Goals,
): MeasureRow[] {
  const { wanted, found, said, wrong } = count(cases);
  const shared = {
    unit: "%" as const,
    wordsBy,
    cases: cases.length,
    weakest: isShown ? wrong : [],
  };
  return [
    {
      what: `EU-14 allergens of an ingredient: recall${part}`,
      figure: (100 * found) / wanted,
      ...recall,
      ...shared,
    },
    {
      what: `EU-14 allergens of an ingredient: precision${part}`,
      figure: (100 * found) / said,
      ...precision,
      ...shared,
    },
  ];
}

/** The allergens that are found of those there are, and those that are there of the found. */
export function measure(): MeasureRow[] {
  const own = readSet("allergens.tsv");
  const surveyed = readSet("allergens-of-surveys.tsv");
  const goals: Goals = { recall: { floor: 99, aim: 100 }, precision: { floor: 95, aim: 98 } };
  // What strangers name has makes and dishes in it that no table has.
  const lower: Goals = { ...goals, recall: { floor: 95, aim: 98 } };
  return [
    ...rows("", own.tuned, true, "own hand", goals),
    ...rows(", held out", own.heldOut, false, "own hand", goals),
    ...rows(", of what USDA's surveys name", surveyed.tuned, true, "public texts", lower),
    ...rows(", of what USDA's surveys name, held out", surveyed.heldOut, false, "public texts", lower),
  ];
}
