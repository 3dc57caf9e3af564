import { defaultMinutes, statedMinutes } from "@meal/engine/steps";
import type { MeasureRow } from "../measure-row.ts";
import { measureSet } from "./labelled-set.ts";

function judge([text = "", minutes = ""]: readonly string[]): string | null {
  const found = statedMinutes(text) ?? defaultMinutes(text);
  const isRight = Math.abs(found - Number(minutes)) <= 0.011 * Math.max(1, Number(minutes));
  return isRight ? null : `${text} → ${found}, not ${minutes}`;
}

/** Between the least and the most that is said, by what is stated alone; where nothing is, nothing may be found. */
function judgeRange([text = "", least = "", most = ""]: readonly string[]): string | null {
  const found = statedMinutes(text);
  const isRight =
    least === ""
      ? found === null
      : found !== null && found >= 0.98 * Number(least) && found <= 1.02 * Number(most);
  return isRight ? null : `${text} → ${found ?? "none"}, not ${least === "" ? "any" : `${least} to ${most}`}`;
}

/** The minutes that a step of a recipe states. */
export function measure(): MeasureRow[] {
  const goal = { floor: 95, aim: 98 };
  return [
    ...measureSet("steps.tsv", "stated minutes of a step found", goal, judge),
    ...measureSet(
      "steps-of-books.tsv",
      "minutes that a step of public cookbooks states, or none",
      { floor: 99, aim: 99.5 },
      judgeRange,
      "public texts",
    ),
  ];
}
