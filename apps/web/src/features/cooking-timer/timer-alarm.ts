import type { KeptTimer } from "@meal/domain/cooking-timer/kept-timer";
import { alarmId, type PlannedAlarm, plannedAlarms } from "@meal/domain/cooking-timer/planned-alarms";
import { type Alarm, currentStep, stepAfter, type TimerStep } from "@meal/domain/cooking-timer/timer";
import { notifications, type PlannedNotification } from "../../platform/notifications.ts";
import { wasSignedIn } from "../../platform/was-signed-in.ts";
import { toast } from "../../ui/toast-store.ts";
import { playAlarm } from "./timer-sound.ts";
import * as t from "./texts/en/watch.tsx";

/** The timer is another than it was: every alarm that it has before it is planned anew, and no other one. */
export function planAlarms(timer: KeptTimer | undefined): void {
  notifications.plan(timer === undefined ? [] : plannedAlarms(timer).map((alarm) => noteOf(alarm, timer)));
  if (timer === undefined) notifications.forget();
}

function noteOf(planned: PlannedAlarm, { steps, persistedAt }: KeptTimer): PlannedNotification {
  const { id, alarm, inSeconds, stepIndex } = planned;
  return { id, alarm, stepIndex, at: persistedAt + inSeconds * 1000, ...wordsOf(alarm, steps[stepIndex]) };
}

/** spec: 2, section 9. */
function wordsOf(alarm: Alarm, step: TimerStep | undefined) {
  return alarm === "completion"
    ? { title: t.completeTitle, body: t.completeBody }
    : { title: t.nextStepTitle, body: t.nextStepBody(step?.instruction ?? "") };
}

/**
 * One sound and one message, however many steps came to their end. Somebody whose session ran out while they cook
 * still hears it; what they cook is nobody else's business.
 */
export function announceAlarms(alarms: readonly Alarm[], timer: KeptTimer): void {
  const alarm = alarms.at(-1);
  const step = currentStep(timer);
  if (alarm === undefined || step === undefined) return;
  const { id, next } = placeOf(alarm, timer);
  const words = wordsOf(alarm, next ?? step);
  const isTheirs = wasSignedIn();
  notifications.due(isTheirs ? { id, ...words } : undefined, () => playAlarm(alarm));
  if (!isTheirs) return;
  const isSeen = location.pathname === "/cooking-timer" && alarms.length === 1;
  if (!isSeen) toast({ title: words.title, description: describe(alarms, timer, words.body) });
}

/** The id of an alarm that rings now, and the step it leads to. */
function placeOf(alarm: Alarm, timer: KeptTimer) {
  const waited = timer.waiting.findLast(({ timeRemaining }) => timeRemaining === 0);
  if (alarm !== "waiting" || waited === undefined) return { id: alarmId(alarm), next: undefined };
  return { id: alarmId(alarm, waited.step), next: timer.steps[stepAfter(timer, waited.step)] };
}

/** Somebody who was away needs to know where they are now. */
function describe(alarms: readonly Alarm[], timer: KeptTimer, body: string): string {
  if (alarms.length === 1) return body;
  if (timer.isFinished) return t.endedMeanwhile(alarms.length, body);
  return t.endedMeanwhileAt(alarms.length, timer.currentStepIndex + 1, timer.steps.length, body);
}
