import type { Ring } from "./alarm-book.ts";
import { LATE_ALARM_MS, PAGE_FIRST_MS } from "./push-limits.ts";

/** An alarm in the server's hands. */
export type PlannedPush = Ring & {
  /** When it is sent, by the server's clock. */
  readonly dueAt: number;
};

/** A device's alarms by the server's clock, which may show another time than the device's. */
export function plannedPushes(
  rings: readonly (Ring & { readonly inMs: number })[],
  serverNow: number,
): readonly PlannedPush[] {
  return rings
    .map(({ inMs, ...ring }) => ({ ...ring, dueAt: serverNow + inMs + PAGE_FIRST_MS }))
    .toSorted((one, other) => one.dueAt - other.dueAt);
}

/**
 * What is to be sent now: of several that are due the last one, as a page rings once however many steps ended. What is
 * due for too long, because the server was away, is dropped.
 */
export function duePushes(
  pushes: readonly PlannedPush[],
  now: number,
): { readonly send: PlannedPush | undefined; readonly rest: readonly PlannedPush[] } {
  const last = pushes.findLast(({ dueAt }) => dueAt <= now);
  const isLate = last !== undefined && now - last.dueAt > LATE_ALARM_MS;
  return { send: isLate ? undefined : last, rest: pushes.filter(({ dueAt }) => dueAt > now) };
}
