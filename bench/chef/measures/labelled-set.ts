import { readFileSync } from "node:fs";
import type { MeasureRow } from "../measure-row.ts";

/** A labelled set, split by row number: every third row is held out and was never looked at while the code was tuned. */
export type LabelledSet = { readonly tuned: readonly string[][]; readonly heldOut: readonly string[][] };

/** All rows of a set, without the names of its columns. */
export function readRows(file: string): readonly string[][] {
  const text = readFileSync(new URL(`../sets/${file}`, import.meta.url), "utf8");
  return text
    .split("\n")
    .slice(1)
    .filter((line) => line !== "")
    .map((line) => line.split("\t"));
}

/** Reads a set of `bench/chef/sets`; the first line names the columns. */
export function readSet(file: string): LabelledSet {
  const rows = readRows(file);
  return {
    tuned: rows.filter((_, at) => at % 3 !== 2),
    heldOut: rows.filter((_, at) => at % 3 === 2),
  };
}

/** Says what went wrong in one case, or null where it is right. */
export type Judge = (row: readonly string[]) => string | null;

type Goal = { readonly floor: number; readonly aim: number };

function rowOf(
  what: string,
  rows: readonly (readonly string[])[],
  goal: Goal,
  judge: Judge,
  isShown: boolean,
  wordsBy: MeasureRow["wordsBy"] = "own hand",
): MeasureRow {
  const wrong = rows.map(judge).filter((fault) => fault !== null);
  const figure = (100 * (rows.length - wrong.length)) / rows.length;
  // The faults of what is held out stay unseen, or it would soon be tuned to.
  return {
    what,
    figure,
    ...goal,
    unit: "%",
    cases: rows.length,
    wordsBy,
    weakest: isShown ? wrong : [],
  };
}

/** One row for the two thirds that guided the code and one for the third that did not. */
export function measureSet(
  file: string,
  what: string,
  goal: Goal,
  judge: Judge,
  wordsBy?: MeasureRow["wordsBy"],
): MeasureRow[] {
  const { tuned, heldOut } = readSet(file);
  return [
    rowOf(what, tuned, goal, judge, true, wordsBy),
    rowOf(`${what}, held out`, heldOut, goal, judge, false, wordsBy),
  ];
}

/** One row for a set of which no case was ever looked at. */
export function measureUnseen(file: string, what: string, goal: Goal, judge: Judge): MeasureRow {
  return rowOf(what, readRows(file), goal, judge, false);
}
