import { readFileSync } from "node:fs";
import type { MeasureRow } from "../measure-row.ts";

/** A labelled set, split by row number: every third row is held out and was never looked at while the code was tuned. */
export type LabelledSet = { readonly tuned: readonly string[][]; readonly heldOut: readonly string[][] };

/** Reads a set of `bench/chef/sets`; the first line names the columns. */
export function readSet(file: string): LabelledSet {
  const text = readFileSync(new URL(`../sets/${file}`, import.meta.url), "utf8");
  const rows = text
    .split("\n")
    .slice(1)
    .filter((line) => line !== "")
    .map((line) => line.split("\t"));
  return {
    tuned: rows.filter((_, at) => at % 3 !== 2),
    heldOut: rows.filter((_, at) => at % 3 === 2),
  };
}

/** Says what went wrong in one case, or null where it is right. */
export type Judge = (row: readonly string[]) => string | null;

/** One row for the two thirds that guided the code and one for the third that did not. */
export function measureSet(
  file: string,
  what: string,
  goal: { floor: number; aim: number },
  judge: Judge,
): MeasureRow[] {
  const { tuned, heldOut } = readSet(file);
  const row = (name: string, rows: readonly (readonly string[])[], isShown: boolean): MeasureRow => {
    const wrong = rows.map(judge).filter((fault) => fault !== null);
    const figure = (100 * (rows.length - wrong.length)) / rows.length;
    // The faults of the held-out third stay unseen, or it would soon be tuned to.
    return { what: name, figure, ...goal, unit: "%", cases: rows.length, weakest: isShown ? wrong : [] };
  };
  return [row(what, tuned, true), row(`${what}, held out`, heldOut, false)];
}
