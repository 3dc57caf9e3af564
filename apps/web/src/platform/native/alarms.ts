import type { Alarm } from "@meal/domain/cooking-timer/timer";
import type { PlannedNotification } from "../notifications.ts";
import { type Device, type Fields, fieldsOf, listOf } from "./bridge.ts";
import * as t from "./texts/en.ts";

const plugin = "LocalNotifications";

/** iOS drops what goes beyond 64. */
const mostAhead = 60;
/** What is due within this is about to ring: called off now, it might ring twice or not at all. */
export const ringingMs = 250;
/** The instant of one alarm, reckoned twice. */
const jitterMs = 500;

const stepChannel = { id: "cooking-steps", sound: "step.wav" };
/** spec: 2, section 9. Android takes the sound from the channel, iOS from the notification. */
const channels: Readonly<Record<Alarm, typeof stepChannel>> = {
  step: stepChannel,
  waiting: stepChannel,
  completion: { id: "recipe-finished", sound: "finished.wav" },
};

/** An alarm that the device has and has not rung yet. */
interface Standing {
  readonly id: number;
  readonly body: string;
  readonly at: number;
  readonly alarm: unknown;
  readonly stepIndex: unknown;
}

/** Both channels, as people find them in Android's settings; iOS has none. */
export async function makeChannels({ platform, ask }: Device): Promise<void> {
  if (platform === "ios") return;
  const common = { vibration: true, visibility: 1 };
  const step = { name: t.stepChannel, description: t.stepChannelHint, importance: 4 };
  const completion = { name: t.finishedChannel, description: t.finishedChannelHint, importance: 5 };
  await ask(plugin, "createChannel", { ...channels.step, ...step, ...common });
  await ask(plugin, "createChannel", { ...channels.completion, ...completion, ...common });
}

/**
 * Makes the device ring for these alone. What it has already stays as it is, so that nothing that is about to ring is
 * taken away by the page that notices the same moment. New ones come first: an app that is killed in between rings once too
 * often rather than never.
 */
export async function arrange(device: Device, planned: readonly PlannedNotification[], now: number) {
  const standing = await readStanding(device);
  const wanted = planned.filter(({ at }) => at > now).slice(0, mostAhead);
  const kept = standing.filter(
    (one) => one.at <= now + ringingMs || wanted.some((each) => isSame(one, each)),
  );
  const keptIds = new Set(kept.map(({ id }) => id));
  const fresh = wanted
    .filter((each) => !kept.some((one) => isSame(one, each)))
    .map((each) =>
      asNotification(each, each.alarm === "step" && keptIds.has(each.id) ? 100 + each.stepIndex : each.id),
    );
  const freshIds = new Set(fresh.map(({ id }) => id));
  if (fresh.length > 0) await device.ask(plugin, "schedule", { notifications: fresh });
  await callOff(
    device,
    standing.filter((one) => !kept.includes(one) && !freshIds.has(one.id)),
  );
}

/** Alarms that should have rung by then and did not; they are called off, for whoever rings in their place. */
export async function takeUnrung(device: Device, by: number): Promise<number> {
  const unrung = (await readStanding(device)).filter(({ at }) => at <= by);
  await callOff(device, unrung);
  return unrung.length;
}

/** Without them nothing stays that was reckoned with another permission. */
export async function callOffAll(device: Device): Promise<void> {
  await callOff(device, await readStanding(device));
}

/** What the device shows of a timer that is gone. */
export async function removeShown({ ask }: Device): Promise<void> {
  const shown = listOf((await ask(plugin, "getDeliveredNotifications")).get("notifications"));
  const notifications = shown.map((one) => ({ id: one.get("id") }));
  if (notifications.length > 0) await ask(plugin, "removeDeliveredNotifications", { notifications });
}

async function callOff(device: Device, gone: readonly Standing[]): Promise<void> {
  if (gone.length > 0) await device.ask(plugin, "cancel", { notifications: gone.map(({ id }) => ({ id })) });
}

/** spec: 2, section 9: they ring while the device is idle, too. */
function asNotification({ title, body, alarm, stepIndex, at }: PlannedNotification, id: number) {
  const { id: channelId, sound } = channels[alarm];
  return {
    id,
    title,
    body,
    channelId,
    sound,
    schedule: { at: new Date(at), allowWhileIdle: true },
    isExactNotification: true,
    autoCancel: true,
    extra: { alarm, stepIndex, at },
  };
}

function isSame(one: Standing, { alarm, stepIndex, at, body }: PlannedNotification): boolean {
  const isThere = one.alarm === alarm && one.stepIndex === stepIndex && one.body === body;
  return isThere && Math.abs(one.at - at) < jitterMs;
}

/** Android goes on listing what it has shown, until somebody swipes it away. */
async function readStanding({ ask, platform }: Device): Promise<readonly Standing[]> {
  const pending = listOf((await ask(plugin, "getPending")).get("notifications")).map(readOne);
  const ours = pending.filter((one) => one !== undefined);
  if (platform === "ios" || ours.length === 0) return ours;
  const shown = listOf((await ask(plugin, "getDeliveredNotifications")).get("notifications"));
  const shownIds = new Set(shown.map((one) => one.get("id")));
  return ours.filter(({ id }) => !shownIds.has(id));
}

function readOne(notification: Fields): Standing | undefined {
  const extra = fieldsOf(notification.get("extra"));
  const [id, body, at] = [notification.get("id"), notification.get("body"), extra.get("at")];
  if (typeof id !== "number" || typeof at !== "number") return undefined;
  return { id, at, body: String(body), alarm: extra.get("alarm"), stepIndex: extra.get("stepIndex") };
}
