import { MOST_STEP_MINUTES, MOST_STEPS } from "@meal/domain/cooking-timer/limits";
import { z } from "zod";
import { endpoint } from "./endpoint.ts";

/** Each step begins, and may go on beside the next one. */
const MOST_ALARMS = 2 * MOST_STEPS;
const instant = z.int().min(0);
/** All steps of a timer after another. */
const longestAheadMs = MOST_STEPS * MOST_STEP_MINUTES * 60_000;

/** A browser's subscription: where to reach it, and what only it can open. */
const pushDevice = z.object({
  endpoint: z
    .string()
    .max(1000)
    .regex(/^https:\/\/[\w.-]+\/[!-~]*$/u),
  p256dh: z.string().regex(/^[\w-]{87}$/u),
  auth: z.string().regex(/^[\w-]{22}$/u),
});

const plannedAlarm = z.object({
  alarm: z.enum(["step", "waiting", "completion"]),
  stepIndex: z.int().min(0).max(MOST_STEPS),
  /** By the device's own clock, whatever that shows: the device knows the alarm by it. */
  at: instant,
  inMs: z.int().min(0).max(longestAheadMs),
});

export const planPushes = endpoint({
  method: "PUT",
  path: "/api/push/alarms",
  summary:
    "Says when a device's timer ends its steps, all at once, to be woken then. An older plan changes nothing.",
  access: "signed-in",
  input: {
    body: z.object({
      device: pushDevice,
      /** Of two plans that travel the one with the higher version holds. */
      version: instant,
      alarms: z.array(plannedAlarm).max(MOST_ALARMS),
    }),
  },
  output: "nothing",
  errors: ["push_not_set_up", "page_refused", "too_many_requests"],
});
