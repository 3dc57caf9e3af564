import * as domain from "@meal/domain/cooking-timer/words";

/** How long a step takes, and whether the cook has a hand free; a recipe that is exported says it in the same words. */
export function stepTime(step: domain.StepTimes): string {
  return domain.stepTime(step);
}
