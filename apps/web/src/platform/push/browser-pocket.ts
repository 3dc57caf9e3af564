import type { planPushes } from "@meal/contract/push";
import { call, isWorthRetrying } from "../api.ts";
import { changeBook } from "../device/alarm-shelf.ts";
import { personHere } from "../device/person-here.ts";
import { logOnly } from "../log-only.ts";
import { wasSignedIn } from "../was-signed-in.ts";
import { type PocketAlarms, pocketAlarms, type ToldPlan } from "./pocket-alarms.ts";
import { mayBeWoken, pushDevice } from "./subscription.ts";

const alarms = pocketAlarms({
  isOn: () => mayBeWoken() && isSomebodyHere(),
  device: pushDevice,
  change: changeBook,
  tell,
  now: () => Date.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  failed: (error) => logOnly("The alarms are this page's alone", error),
});

/** The alarms of this browser's timer, also while no page of it is awake. */
export const pocket: PocketAlarms = {
  ...alarms,
  // What somebody cooks is nobody else's business once their session ran out.
  plan: (rings) => alarms.plan(wasSignedIn() ? rings : rings.map((ring) => ({ ...ring, body: "" }))),
};

async function tell(plan: ToldPlan) {
  // After a session ran out the timer goes on, and the server does not hear of it anymore.
  if (!wasSignedIn()) return "never";
  try {
    await call<typeof planPushes>("PUT /api/push/alarms", { body: { ...plan, alarms: [...plan.alarms] } });
    return "told";
  } catch (error) {
    logOnly("The server was not told of the alarms", error);
    return isWorthRetrying(error) ? "again" : "never";
  }
}

/** Of whoever left nothing more is written down. */
function isSomebodyHere(): boolean {
  return (personHere()?.stay ?? "gone") !== "gone";
}
