import type { MeasuringSystem } from "@meal/reader/scaling/measures";
import { localText } from "./device/text.ts";

/** The measures that a reader can ask for. */
const measureChoices = ["written", "us", "metric"] as const;
export type MeasureChoice = (typeof measureChoices)[number];

const keptChoice = localText("recipe-measures");

export const keepMeasures = (choice: MeasureChoice): void => keptChoice.write(choice);

export function keptMeasures(): MeasureChoice {
  return measureChoices.find((choice) => choice === keptChoice.read()) ?? "written";
}

/** The system of a choice; null leaves everything as it was written. */
export const systemOf = (choice: MeasureChoice): MeasuringSystem | null =>
  choice === "written" ? null : choice;
