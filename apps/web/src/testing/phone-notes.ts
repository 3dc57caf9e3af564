import { beginTimer, type CookingTimer, type TimerStep } from "@meal/domain/cooking-timer/timer";
import { completeTitle, nextStepBody, nextStepTitle } from "../features/cooking-timer/texts/en/watch.tsx";

export const start = 1_800_000_000_000;
export const minute = 60_000;

export const steps = (...minutes: readonly number[]): readonly TimerStep[] =>
  minutes.map((timeInMinutes) => ({
    instruction: `Stir for ${timeInMinutes}`,
    timeInMinutes,
    category: "cooking",
    color: "step-cooking",
  }));

export function timerOf(all: readonly TimerStep[]): CookingTimer {
  const timer = beginTimer(all);
  if (timer === undefined) throw new Error("Steps make a timer.");
  return timer;
}

/** A notification as the system is given it. */
export const note = (
  id: number,
  alarm: "step" | "completion",
  stepIndex: number,
  at: number,
  minutes = 0,
) => ({
  id,
  title: alarm === "step" ? nextStepTitle : completeTitle,
  body: alarm === "step" ? nextStepBody(`Stir for ${minutes}`) : "Your delicious meal is ready. Enjoy!",
  channelId: alarm === "step" ? "cooking-steps" : "recipe-finished",
  sound: alarm === "step" ? "step.wav" : "finished.wav",
  schedule: { at: new Date(at).toISOString(), allowWhileIdle: true },
  isExactNotification: true,
  autoCancel: true,
  extra: { alarm, stepIndex, at },
});
export const ids = (...all: readonly number[]) => ({ notifications: all.map((id) => ({ id })) });

/** Of a timer of two steps, whose first one ends then and whose second one takes so many minutes. */
export const stepAndEnd = (at: number, minutes: number) => ({
  notifications: [note(1, "step", 1, at, minutes), note(2, "completion", 1, at + minutes * minute)],
});
