import { MEASURE_CHOICES, type MeasureChoice } from "@meal/domain/profile/choices";
import type { MeasuringSystem } from "@meal/reader/scaling/measures";
import { useSyncExternalStore } from "react";
import { localText } from "./device/text.ts";
import { tellChosen } from "./chosen-here.ts";
import { zoneHere } from "./zone-here.ts";

const kept = localText("recipe-measures");
const listeners = new Set<() => void>();

/** What was chosen on this device, if anything was. */
export const measuresHere = (): MeasureChoice | null =>
  MEASURE_CHOICES.find((choice) => choice === kept.read()) ?? null;

export const keptMeasures = (): MeasureChoice => measuresHere() ?? usualMeasures();

/**
 * Who chose nothing has cups and ounces where the device speaks and keeps time as in the US. Either alone says little: half of
 * the world has its device in American English, and most of America measures in grams.
 */
export function usualMeasures(language = navigator.language, zone = zoneHere()): MeasureChoice {
  const isAmerican =
    new Intl.Locale(language).region === "US" && /^(?:America|US|Pacific\/Honolulu)/u.test(zone);
  return isAmerican ? "us" : "written";
}

export const useMeasures = (): MeasureChoice =>
  useSyncExternalStore(subscribe, keptMeasures, (): MeasureChoice => "written");

export function chooseMeasures(choice: MeasureChoice): void {
  takeMeasures(choice);
  tellChosen({ measures: choice });
}

/** As the person's account has it. */
export function takeMeasures(choice: MeasureChoice): void {
  kept.write(choice);
  for (const listener of listeners) listener();
}

/** The system of a choice; null leaves everything as it was written. */
export const systemOf = (choice: MeasureChoice): MeasuringSystem | null =>
  choice === "written" ? null : choice;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
