import type { KeptTimer } from "@meal/domain/cooking-timer/kept-timer";
import { type Alarm, currentStep, type TimerStep } from "@meal/domain/cooking-timer/timer";
import { wasSignedIn } from "../../platform/was-signed-in.ts";
import { notifications } from "../../platform/notifications.ts";
import { toast } from "../../ui/toast-store.ts";
import { playAlarm } from "./timer-sound.ts";
import * as t from "./texts/en/watch.tsx";

/** spec: 2, section 9. */
export const nextStepNote = {
  id: 1,
  of: (step: TimerStep) => ({
    id: 1,
    title: t.nextStepTitle,
    body: t.nextStepBody(step.instruction),
  }),
};

/** spec: 2, section 9. */
export const completionNote = {
  id: 2,
  title: t.completeTitle,
  body: t.completeBody,
};

/**
 * One sound and one message, however many steps came to their end. Somebody whose session ran out while they cook
 * still hears it; what they cook is nobody else's business.
 */
export function announceAlarms(alarms: readonly Alarm[], timer: KeptTimer): void {
  const alarm = alarms.at(-1);
  const step = currentStep(timer);
  if (alarm === undefined || step === undefined) return;
  playAlarm(alarm);
  if (!wasSignedIn()) return;
  const note = alarm === "completion" ? completionNote : nextStepNote.of(step);
  notifications.schedule(note, 0);
  const isSeen = location.pathname === "/cooking-timer" && alarms.length === 1;
  if (!isSeen) toast({ title: note.title, description: describe(alarms, timer, note.body) });
}

/** Somebody who was away needs to know where they are now. */
function describe(alarms: readonly Alarm[], timer: KeptTimer, body: string): string {
  if (alarms.length === 1) return body;
  if (timer.isFinished) return t.endedMeanwhile(alarms.length, body);
  return t.endedMeanwhileAt(alarms.length, timer.currentStepIndex + 1, timer.steps.length, body);
}
