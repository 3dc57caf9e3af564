import type { ParsedInputOf } from "@meal/contract/endpoint";
import type { planPushes } from "@meal/contract/push";
import { duePushes, plannedPushes } from "@meal/domain/cooking-timer/due-pushes";
import { MOST_PUSH_DEVICES } from "@meal/domain/cooking-timer/push-limits";
import { AppError } from "../../app-error.ts";
import type { Database } from "../../db/database.ts";
import { holdPerson } from "../../db/hold-person.ts";
import { transaction } from "../../db/transaction.ts";
import type { Logger } from "../../log.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Push } from "../../ports/push.ts";
import type { UserSession } from "../../ports/sessions.ts";
import { messageOf } from "./message.ts";
import {
  claimDue,
  type DueDevice,
  finishDue,
  keepNewestDevices,
  leaveDeviceTo,
  nextDueAt,
  putDevice,
  removeDevice,
  removeOldDevices,
} from "./repository.ts";

type Plan = ParsedInputOf<typeof planPushes>["body"];

/** Longer than any push service takes to answer. */
const LEASE_MS = 30_000;
const AGAIN_MS = 10_000;
const mostAtOnce = 20;
/** A device that nobody cooked with for so long is told of anew when somebody does. */
export const DEVICE_MEMORY_MS = 90 * 24 * 3_600_000;

interface PushesParts {
  readonly database: Pick<Database, "db" | "kind">;
  readonly clock: Clock;
  readonly log: Logger;
  readonly newId: () => string;
  /** Undefined where no push service is set up. */
  readonly push: Push | undefined;
  readonly appUrl: string;
}

/** Wakes the devices of people when a step of their timer ends. */
export class Pushes {
  readonly #parts: PushesParts;
  #onPlanned: (dueAt: number) => void = () => {};

  constructor(parts: PushesParts) {
    this.#parts = parts;
  }

  /** Whoever keeps the time hears of each new plan. */
  onPlanned(listener: (dueAt: number) => void): void {
    this.#onPlanned = listener;
  }

  /** Takes a device's whole plan; one that was overtaken by a later one changes nothing. */
  async plan({ userId, sessionId }: UserSession, { device, version, alarms }: Plan): Promise<void> {
    const { push, database, clock } = this.#parts;
    if (push === undefined) throw new AppError("push_not_set_up");
    if (!(await push.accepts(device))) throw new AppError("page_refused");
    const told = clock.now();
    const planned = plannedPushes(alarms, told);
    const dueAt = planned[0]?.dueAt ?? null;
    const state = { alarms: planned, version, due_at: dueAt, told_at: told, lease: null };
    const isNew = await transaction(database.db, async (trx) => {
      await holdPerson(trx, database.kind, userId);
      await leaveDeviceTo(trx, userId, device);
      const holds = await putDevice(trx, userId, { ...device, ...state, session_id: sessionId });
      await keepNewestDevices(trx, userId, MOST_PUSH_DEVICES);
      return holds;
    });
    if (isNew && dueAt !== null) this.#onPlanned(dueAt);
  }

  /** Sends all that is due. Any number of processes may do it: each device is taken by one. */
  async sendDue(): Promise<void> {
    const { push, database, clock, newId } = this.#parts;
    if (push === undefined) return;
    for (;;) {
      const now = clock.now();
      const claim = { now, until: now + LEASE_MS, lease: newId(), most: mostAtOnce };
      // oxlint-disable-next-line no-await-in-loop -- One batch after the other.
      const devices = await claimDue(database.db, claim);
      if (devices.length === 0) return;
      // oxlint-disable-next-line no-await-in-loop
      await Promise.all(devices.map(async (device) => this.#send(push, device)));
    }
  }

  /** When there is something to send next. */
  async nextDueAt(): Promise<number | undefined> {
    const { push, database } = this.#parts;
    return push === undefined ? undefined : nextDueAt(database.db);
  }

  async sweep(): Promise<void> {
    const { database, clock } = this.#parts;
    await removeOldDevices(database.db, clock.now() - DEVICE_MEMORY_MS);
  }

  async #send(push: Push, device: DueDevice): Promise<void> {
    const { database, clock, log, appUrl } = this.#parts;
    const { send, rest } = duePushes(device.alarms, clock.now());
    const outcome = send === undefined ? "sent" : await push.send(device, messageOf(send, appUrl));
    if (outcome !== "sent") log.warn({ outcome }, "a device could not be woken");
    if (outcome === "gone") return removeDevice(database.db, device.user_id, device.endpoint);
    const isLeft = outcome === "later";
    await finishDue(database.db, device, {
      alarms: isLeft ? device.alarms : rest,
      due_at: isLeft ? clock.now() + AGAIN_MS : (rest[0]?.dueAt ?? null),
    });
  }
}
