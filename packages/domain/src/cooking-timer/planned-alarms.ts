import { elapse } from "./elapse.ts";
import type { Alarm, CookingTimer } from "./timer.ts";

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

/** spec: 2, section 9: the next step, and the end. */
export const ALARM_IDS: Readonly<Record<Alarm, number>> = { step: 1, completion: 2 };
/** Steps behind the next one are numbered from here on. */
const firstIdAhead = 100;

/**
 * Every alarm that a timer has before it, the nearest first: one for each step that begins by itself, and the end. At a
 * step that is not timed the timer waits for the cook, so nothing behind it is known.
 */
export function plannedAlarms(timer: CookingTimer): readonly PlannedAlarm[] {
  const planned: PlannedAlarm[] = [];
  let inSeconds = 0;
  let now = timer;
  while (now.isRunning) {
    inSeconds += now.timeRemaining;
    const { timer: after, alarms } = elapse(now, now.timeRemaining);
    const { currentStepIndex: stepIndex } = after;
    for (const alarm of alarms) {
      const isAhead = alarm === "step" && planned.length > 0;
      planned.push({
        id: isAhead ? firstIdAhead + stepIndex : ALARM_IDS[alarm],
        alarm,
        inSeconds,
        stepIndex,
      });
    }
    now = after;
  }
  return planned;
}
