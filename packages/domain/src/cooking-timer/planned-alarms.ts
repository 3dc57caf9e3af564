import { elapse } from "./elapse.ts";
import { type Alarm, type CookingTimer, isTicking, stepAfter } from "./timer.ts";

/** Something that rings by itself if nobody touches the timer. */
export type PlannedAlarm = {
  /** spec: 2, section 9. Another notification of the same id takes its place. */
  readonly id: number;
  readonly alarm: Alarm;
  /** From the moment at which the timer was as it is. */
  readonly inSeconds: number;
  /** The step that begins then; the last one where everything is ready. */
  readonly stepIndex: number;
};

/** Steps behind the next one are numbered from here on, and so is what goes on beside a step. */
const firstIds = { ahead: 100, waiting: 1000 };

/** spec: 2, section 9: 1 is the next step, 2 the end. `waited` is the place of a step that went on by itself. */
export function alarmId(alarm: Alarm, waited = 0): number {
  if (alarm === "waiting") return firstIds.waiting + waited;
  return alarm === "step" ? 1 : 2;
}

/** What rings after so many seconds: what went on beside a step leads to what follows it. */
function alarmsAfter(before: CookingTimer, seconds: number): readonly Omit<PlannedAlarm, "inSeconds">[] {
  const { timer: after, alarms } = elapse(before, seconds);
  const waited = before.waiting.filter(({ timeRemaining: left }) => left > 0 && left <= seconds);
  const ended = waited.map(({ step }) => ({
    id: alarmId("waiting", step),
    alarm: "waiting" as const,
    stepIndex: stepAfter(after, step),
  }));
  const others = alarms.filter((alarm) => alarm !== "waiting");
  return [
    ...ended,
    ...others.map((alarm) => ({ id: alarmId(alarm), alarm, stepIndex: after.currentStepIndex })),
  ];
}

/**
 * Every alarm that a timer has before it, the nearest first: one for each step that begins by itself, for each that goes on
 * beside it, and the end. At a step that is not timed the timer waits for the cook, so nothing behind it is known.
 */
export function plannedAlarms(timer: CookingTimer): readonly PlannedAlarm[] {
  const planned: PlannedAlarm[] = [];
  let inSeconds = 0;
  let now = timer;
  while (isTicking(now)) {
    const seconds = secondsToNext(now);
    inSeconds += seconds;
    for (const { id, alarm, stepIndex } of alarmsAfter(now, seconds)) {
      const isAhead = alarm === "step" && planned.some((earlier) => earlier.alarm === "step");
      planned.push({ id: isAhead ? firstIds.ahead + stepIndex : id, alarm, inSeconds, stepIndex });
    }
    now = elapse(now, seconds).timer;
  }
  return planned;
}

/** Until the step ends, or the first that goes on beside it. */
function secondsToNext({ isRunning, timeRemaining, waiting }: CookingTimer): number {
  const left = waiting.map((each) => each.timeRemaining).filter((seconds) => seconds > 0);
  return Math.min(...left, ...(isRunning ? [timeRemaining] : []));
}
