import { defaultMinutes, statedMinutes } from "@meal/engine/steps";
import type { MeasureRow } from "../measure-row.ts";
import { measureSet } from "./labelled-set.ts";

function judge([text = "", minutes = ""]: readonly string[]): string | null {
  const found = statedMinutes(text) ?? defaultMinutes(text);
  const isRight = Math.abs(found - Number(minutes)) <= 0.011 * Math.max(1, Number(minutes));
  return isRight ? null : `${text} → ${found}, not ${minutes}`;
}

/** The minutes that a step of a recipe states. */
export function measure(): MeasureRow[] {
  return measureSet("steps.tsv", "stated minutes of a step found", { floor: 95, aim: 98 }, judge);
}
