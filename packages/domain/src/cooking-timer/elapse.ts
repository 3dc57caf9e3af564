import { type Alarm, type CookingTimer, finishTimer, isLastStep, nextStep } from "./timer.ts";

/** A timer after some time, and what sounded on the way. */
export type Elapsed = { readonly timer: CookingTimer; readonly alarms: readonly Alarm[] };

/** spec: 2, section 4, "Tick". One second of a running timer. */
export function tick(timer: CookingTimer): Elapsed {
  if (!timer.isRunning) return { timer, alarms: [] };
  if (timer.timeRemaining > 1) return { timer: after(timer, 1), alarms: [] };
  return endStep(timer);
}

/**
 * As many ticks as seconds have passed, also over several steps: so a timer that slept or was reloaded ends when
 * it would have ended. At a step that is not timed it waits for the cook.
 */
export function elapse(timer: CookingTimer, seconds: number): Elapsed {
  const alarms: Alarm[] = [];
  let left = Math.max(0, Math.floor(seconds));
  let now = timer;
  while (now.isRunning && left >= now.timeRemaining) {
    left -= now.timeRemaining;
    const ended = endStep(now);
    alarms.push(...ended.alarms);
    now = ended.timer;
  }
  return { timer: now.isRunning && left > 0 ? after(now, left) : now, alarms };
}

function after(timer: CookingTimer, seconds: number): CookingTimer {
  return { ...timer, timeRemaining: timer.timeRemaining - seconds };
}

function endStep(timer: CookingTimer): Elapsed {
  return isLastStep(timer)
    ? { timer: finishTimer(timer), alarms: ["completion"] }
    : { timer: nextStep(timer), alarms: ["step"] };
}
