import type { CookingStep } from "../chef/recipes.ts";
import { MOST_STEP_MINUTES } from "./limits.ts";

/** spec: 2, section 3, "Cooking step". `color` is the class that a screen gave it. */
export type TimerStep = CookingStep & { readonly color: string };

/** A step that goes on by itself while the cook is at another one. */
export type WaitingStep = {
  /** The place of the timed step among the steps of the recipe. */
  readonly step: number;
  /** In whole seconds; 0 until the cook has taken note that it is done. */
  readonly timeRemaining: number;
};

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
  /** Ours: what simmers and bakes beside the step that is cooked. It waits for no pause of the cook. */
  readonly waiting: readonly WaitingStep[];
};

/** What sounds when a step has come to its end: the next one begins, what went on beside it is done, or everything is ready. */
export type Alarm = "step" | "waiting" | "completion";

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
    waiting: [],
  };
}

/** Whether time passes for anything of it. */
export function isTicking({ isRunning, waiting }: CookingTimer): boolean {
  return isRunning || waiting.some(({ timeRemaining }) => timeRemaining > 0);
}

/** Whether the recipe says that a step, once begun, leaves the cook free: all of it, or its end. */
export function goesOnByItself({ isWaiting, handsOnMinutes, timeInMinutes }: TimerStep): boolean {
  return isWaiting === true || (handsOnMinutes !== undefined && handsOnMinutes < timeInMinutes);
}

/** Where the cook goes on once a step that went on by itself is done: at what comes next of the same dish, else where they are. */
export function stepAfter({ steps, currentStepIndex }: CookingTimer, waited: number): number {
  const isSide = steps[waited]?.isSide ?? false;
  const from = Math.max(waited + 1, currentStepIndex);
  const found = steps.findIndex((step, at) => at >= from && (step.isSide ?? false) === isSide);
  return found === -1 ? currentStepIndex : found;
}

/** The cook has taken note that it is done, or does without its time. */
export function dismissWaiting(timer: CookingTimer, step: number): CookingTimer {
  return { ...timer, waiting: timer.waiting.filter((each) => each.step !== step) };
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

/** The cook changes the steps on the way: they stay where they are, and a step that is as it was keeps its time. */
export function changeSteps(timer: CookingTimer, steps: readonly TimerStep[]): CookingTimer {
  const index = Math.min(timer.currentStepIndex, steps.length - 1);
  const step = steps[index];
  if (step === undefined) return timer;
  const waiting = timer.waiting.filter(
    (each) => steps[each.step]?.instruction === timer.steps[each.step]?.instruction,
  );
  const changed = { ...timer, steps, waiting, totalTime: totalSeconds(steps) };
  const before = currentStep(timer);
  const isSame = index === timer.currentStepIndex && secondsOf(step) === secondsOf(before);
  return isSame ? changed : goTo(changed, index);
}

/**
 * spec: 2, section 4. Loads the step's full time and keeps running, unless that step is not timed. A step that goes on by
 * itself does so while the cook is elsewhere, and has its own time when they come back to it.
 */
function goTo(timer: CookingTimer, index: number): CookingTimer {
  const step = timer.steps[index];
  if (step === undefined) return timer;
  const left = withCurrentWaiting(timer);
  const own = left.find((each) => each.step === index && each.timeRemaining > 0);
  const timeRemaining = own?.timeRemaining ?? secondsOf(step);
  const isRunning = own !== undefined || (timer.isRunning && timeRemaining > 0);
  const waiting = left.filter((each) => each.step !== index);
  return { ...timer, currentStepIndex: index, timeRemaining, isRunning, waiting, isFinished: false };
}

/** What goes on by itself once the cook leaves the step they are at. */
function withCurrentWaiting(timer: CookingTimer): readonly WaitingStep[] {
  const { currentStepIndex, timeRemaining, isRunning, waiting } = timer;
  const step = currentStep(timer);
  const goesOn = step !== undefined && isRunning && timeRemaining > 0 && goesOnByItself(step);
  return goesOn ? [...waiting, { step: currentStepIndex, timeRemaining }] : waiting;
}

function totalSeconds(steps: readonly TimerStep[]): number {
  return steps.reduce((sum, step) => sum + secondsOf(step), 0);
}
