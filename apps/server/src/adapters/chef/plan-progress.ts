import type { PlanOutcome } from "@meal/domain/chef/plans";
import type { PlanProgress } from "../../ports/chef.ts";

/** Tells of each finished day in its turn, and that all is done. */
export function tellOfDays(outcome: PlanOutcome, onProgress: (progress: PlanProgress) => void): void {
  const days = outcome.kind === "plan" ? outcome.days : [];
  for (const [index, day] of days.entries()) {
    const percent = Math.round(90 + (10 * (index + 1)) / days.length);
    onProgress({ percent, phase: `Day ${day.day} is ready`, day });
  }
  onProgress({ percent: 100, phase: "Done" });
}

/** Passes on what goes forward: a model that is asked again, or a chef that steps in, begins from the start. */
export function onlyForward(onProgress: (progress: PlanProgress) => void) {
  let reached = 0;
  return (progress: PlanProgress) => {
    if (progress.percent < reached) return;
    reached = progress.percent;
    onProgress(progress);
  };
}
