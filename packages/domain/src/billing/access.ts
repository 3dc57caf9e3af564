import type { BillingState, SubscriptionRecord } from "./subscription-record.ts";

/** How long a state is believed. */
export interface Access {
  /** Null is for good. */
  readonly until: number | null;
}

/**
 * Until when a subscription gives Premium, or undefined where it gives none. What was paid lasts as long as it was paid for;
 * what renews is believed beyond that for the grace period, and then only if its provider has said so.
 */
export function accessOf(record: SubscriptionRecord, deploymentGraceMs: number): Access | undefined {
  const { source, state, paidThrough, nextBillingAt, confirmedAt, isMismatch } = record;
  if (source === "operator") return state === "active" ? { until: paidThrough } : undefined;
  if (isMismatch) return undefined;
  const graceMs = record.graceMs ?? deploymentGraceMs;
  const whatWasPaid = paidThrough ?? undefined;
  const until: Readonly<Record<BillingState, number | undefined>> = {
    pending: undefined,
    active: (nextBillingAt ?? paidThrough ?? confirmedAt ?? 0) + graceMs,
    grace: paidThrough === null ? undefined : paidThrough + graceMs,
    // Whoever holds it up in the middle of a month has paid for that month.
    "on-hold": whatWasPaid,
    cancelled: whatWasPaid,
    ended: undefined,
    refunded: undefined,
  };
  const ends = until[state];
  return ends === undefined ? undefined : { until: ends };
}

/** Whether a subscription gives Premium at `now`. */
export function hasAccess(record: SubscriptionRecord, deploymentGraceMs: number, now: number): boolean {
  const access = accessOf(record, deploymentGraceMs);
  return access !== undefined && isAhead(access.until, now);
}

/** Whether its provider will charge again, or would if it could: whoever subscribes beside it would pay twice. */
export function isRenewing({
  source,
  state,
  nextBillingAt,
}: Pick<SubscriptionRecord, "source" | "state" | "nextBillingAt">): boolean {
  if (source === "operator") return false;
  // What was given back goes on at its provider until somebody cancels it.
  return (
    state === "active" ||
    state === "grace" ||
    state === "on-hold" ||
    (state === "refunded" && nextBillingAt !== null)
  );
}

/** Whether nobody ever paid for it and nobody can any more: whoever left before agreeing never had a subscription. */
export function cameToNothing({
  source,
  state,
  paidThrough,
  lastPaymentAt,
}: Pick<SubscriptionRecord, "source" | "state" | "paidThrough" | "lastPaymentAt">): boolean {
  return source !== "operator" && state === "ended" && paidThrough === null && lastPaymentAt === null;
}

/** The state that people are told: what was cancelled, or given until a day, has ended once that is over. */
export function shownState(record: SubscriptionRecord, now: number): BillingState {
  const { source, state, paidThrough } = record;
  if (source === "operator") return hasAccess(record, 0, now) ? state : "ended";
  return state === "cancelled" && !(paidThrough !== null && paidThrough > now) ? "ended" : state;
}

/** What a person should know or do about it. */
export type BillingWarning = "payment-failed" | "on-hold" | "not-confirmed" | "amount-differs";

export function warningOf(
  record: SubscriptionRecord,
  deploymentGraceMs: number,
  now: number,
): BillingWarning | null {
  if (record.source === "operator") return null;
  if (record.isMismatch) return "amount-differs";
  if (record.state === "on-hold") return "on-hold";
  const isLet = hasAccess(record, deploymentGraceMs, now);
  if (record.state === "grace") return isLet ? "payment-failed" : "on-hold";
  return record.state === "active" && !isLet ? "not-confirmed" : null;
}

/** The subscription that gives Premium longest; undefined where none ever gave it. */
export function longestOf<Each extends SubscriptionRecord>(
  records: readonly Each[],
  deploymentGraceMs: number,
): Each | undefined {
  const lastsUntil = (record: Each) => {
    const access = accessOf(record, deploymentGraceMs);
    return access === undefined ? undefined : (access.until ?? Infinity);
  };
  const giving = records.filter((record) => lastsUntil(record) !== undefined);
  return giving.toSorted((a, b) => (lastsUntil(b) ?? 0) - (lastsUntil(a) ?? 0))[0];
}

function isAhead(until: number | null, now: number): boolean {
  return until === null || until > now;
}
