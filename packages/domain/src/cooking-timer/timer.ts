import type { CookingStep } from "../chef/recipes.ts";
import { MOST_STEP_MINUTES } from "./limits.ts";

/** spec: 2, section 3, "Cooking step". `color` is the class that a screen gave it. */
export type TimerStep = CookingStep & { readonly color: string };

/** spec: 2, section 3, "Timer state". A running timer always has time left. */
export type CookingTimer = {
  readonly steps: readonly TimerStep[];
  readonly currentStepIndex: number;
  /** In whole seconds. */
  readonly timeRemaining: number;
  readonly isRunning: boolean;
  readonly totalTime: number;
  /** The last step has come to its end, by its time or because the cook said so. */
  readonly isFinished: boolean;
};

/** What sounds when a step has come to its end: the next one begins, or everything is ready. */
export type Alarm = "step" | "completion";

/** The seconds that a step takes; 0 is a step that is not timed, and that the cook ends. */
export function secondsOf(step: TimerStep | undefined): number {
  return Math.round((step?.timeInMinutes ?? 0) * 60);
}

/** The step that is being cooked. */
export function currentStep(timer: CookingTimer): TimerStep | undefined {
  return timer.steps[timer.currentStepIndex];
}

export function isLastStep({ steps, currentStepIndex }: CookingTimer): boolean {
  return currentStepIndex >= steps.length - 1;
}

/** spec: 2, section 4. With steps it stands at the first one, not running; without steps there is no timer. */
export function beginTimer(steps: readonly TimerStep[]): CookingTimer | undefined {
  if (steps.length === 0) return undefined;
  return {
    steps,
    currentStepIndex: 0,
    timeRemaining: secondsOf(steps[0]),
    isRunning: false,
    totalTime: totalSeconds(steps),
    isFinished: false,
  };
}

/** spec: 2, section 4. Only where time remains; running again takes back that it was finished. */
export function startTimer(timer: CookingTimer): CookingTimer {
  return timer.timeRemaining > 0 ? { ...timer, isRunning: true, isFinished: false } : timer;
}

export function pauseTimer(timer: CookingTimer): CookingTimer {
  return { ...timer, isRunning: false };
}

export function nextStep(timer: CookingTimer): CookingTimer {
  return goTo(timer, timer.currentStepIndex + 1);
}

export function previousStep(timer: CookingTimer): CookingTimer {
  return goTo(timer, timer.currentStepIndex - 1);
}

/** The cook ends the last step, which is the only way where it is not timed. */
export function finishTimer(timer: CookingTimer): CookingTimer {
  return isLastStep(timer) ? { ...timer, timeRemaining: 0, isRunning: false, isFinished: true } : timer;
}

/** One more minute for this step; a step that was not timed is from now on. */
export function addMinute(timer: CookingTimer): CookingTimer {
  if ((currentStep(timer)?.timeInMinutes ?? 0) + 1 > MOST_STEP_MINUTES) return timer;
  const steps = timer.steps.map((step, at) =>
    at === timer.currentStepIndex ? { ...step, timeInMinutes: step.timeInMinutes + 1 } : step,
  );
  return {
    ...timer,
    steps,
    timeRemaining: timer.timeRemaining + 60,
    totalTime: totalSeconds(steps),
    isFinished: false,
  };
}

/** spec: 2, section 4. Loads the step's full time and keeps running, unless that step is not timed. */
function goTo(timer: CookingTimer, index: number): CookingTimer {
  const step = timer.steps[index];
  if (step === undefined) return timer;
  const timeRemaining = secondsOf(step);
  const isRunning = timer.isRunning && timeRemaining > 0;
  return { ...timer, currentStepIndex: index, timeRemaining, isRunning, isFinished: false };
}

function totalSeconds(steps: readonly TimerStep[]): number {
  return steps.reduce((sum, step) => sum + secondsOf(step), 0);
}
