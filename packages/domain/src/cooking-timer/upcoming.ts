import { type CookingTimer, isLastStep, secondsOf, type TimerStep } from "./timer.ts";

/** What comes by itself if nobody touches the timer, in seconds from now. */
export type Upcoming = {
  /** The next step begins. */
  readonly next?: { readonly inSeconds: number; readonly step: TimerStep };
  /** Everything is ready; unknown where a step on the way waits for the cook. */
  readonly completion?: { readonly inSeconds: number };
};

/** spec: 2, section 4, "Notifications". */
export function upcoming(timer: CookingTimer): Upcoming {
  const { steps, currentStepIndex, timeRemaining, isRunning } = timer;
  if (!isRunning) return {};
  const later = steps.slice(currentStepIndex + 1);
  const [following] = later;
  const waits = later.some((step) => secondsOf(step) === 0);
  const rest = later.reduce((sum, step) => sum + secondsOf(step), timeRemaining);
  return {
    ...(following !== undefined &&
      !isLastStep(timer) && { next: { inSeconds: timeRemaining, step: following } }),
    ...(!waits && { completion: { inSeconds: rest } }),
  };
}
