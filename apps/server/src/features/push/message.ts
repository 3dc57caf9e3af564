import type { PlannedPush } from "@meal/domain/cooking-timer/due-pushes";
import { LATE_ALARM_MS } from "@meal/domain/cooking-timer/push-limits";
import type { PushMessage } from "../../ports/push.ts";

/** spec: 2, section 9. What step it is, the device knows; push services are strangers. */
const titles = {
  step: "Next Step Ready!",
  waiting: "Next Step Ready!",
  completion: "Cooking Complete!",
};

/**
 * What wakes a device. A browser that reads declarative messages shows it by itself; the service worker reads the same one,
 * and says more.
 */
export function messageOf({ alarm, stepIndex, at }: PlannedPush, appUrl: string): PushMessage {
  return {
    ttlSeconds: LATE_ALARM_MS / 1000,
    text: JSON.stringify({
      web_push: 8030,
      notification: { title: titles[alarm], navigate: `${appUrl}/cooking-timer`, tag: "cooking-timer" },
      mutable: true,
      ring: { alarm, stepIndex, at },
    }),
  };
}
