import { type Alarm, type CookingTimer, finishTimer, isLastStep, nextStep } from "./timer.ts";

/** A timer after some time, and what sounded on the way. */
export type Elapsed = { readonly timer: CookingTimer; readonly alarms: readonly Alarm[] };

/** spec: 2, section 4, "Tick". One second of a running timer. */
export function tick(timer: CookingTimer): Elapsed {
  return elapse(timer, 1);
}

/**
 * As many ticks as seconds have passed, also over several steps: so a timer that slept or was reloaded ends when it
 * would have ended. At a step that is not timed it waits for the cook; what goes on by itself
 * goes on all the same.
 */
export function elapse(timer: CookingTimer, seconds: number): Elapsed {
  const alarms: Alarm[] = [];
  let left = Math.max(0, Math.floor(seconds));
  let now = timer;
  while (now.isRunning && left >= now.timeRemaining) {
    left -= now.timeRemaining;
    const before = passed(now, now.timeRemaining);
    const ended = endStep(before.timer);
    alarms.push(...before.alarms, ...ended.alarms);
    now = ended.timer;
  }
  const after = passed(now, left);
  return { timer: after.timer, alarms: [...alarms, ...after.alarms] };
}

/** Seconds in which the step does not change. */
function passed(timer: CookingTimer, seconds: number): Elapsed {
  if (seconds === 0) return { timer, alarms: [] };
  const waiting = timer.waiting.map((each) =>
    Object.assign({}, each, { timeRemaining: Math.max(0, each.timeRemaining - seconds) }),
  );
  const ended = timer.waiting.filter(({ timeRemaining }) => timeRemaining > 0 && timeRemaining <= seconds);
  return {
    timer: {
      ...timer,
      waiting,
      timeRemaining: timer.isRunning ? timer.timeRemaining - seconds : timer.timeRemaining,
    },
    alarms: ended.map(() => "waiting"),
  };
}

function endStep(timer: CookingTimer): Elapsed {
  return isLastStep(timer)
    ? { timer: finishTimer(timer), alarms: ["completion"] }
    : { timer: nextStep(timer), alarms: ["step"] };
}
