import { readKeptTimer } from "@meal/domain/cooking-timer/kept-timer";
import { localText } from "../../platform/device/text.ts";
import { putUsesAside, sendWaitingUses, takeUsesBack } from "../../platform/timer-uses.ts";
import { timerKey } from "./timer-key.ts";

/** When a session ends: a timer that is under way stays open, any other one goes. Uses that were not counted yet wait. */
export async function putTimerAside(userId: string): Promise<void> {
  const kept = localText(timerKey);
  const timer = readKeptTimer(kept.read());
  if (timer === undefined || timer.isFinished || timer.ownerId !== userId) kept.remove();
  await putUsesAside(userId);
}

/** After the next sign-in of the same person: what was not counted is. */
export async function takeTimerBack(userId: string): Promise<void> {
  await takeUsesBack(userId);
  await sendWaitingUses(userId);
}
