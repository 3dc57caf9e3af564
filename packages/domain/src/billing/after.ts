import type { BillingState, SubscriptionLook, SubscriptionRecord } from "./subscription-record.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** What can happen to a subscription. A notification only says "look again": the truth is what a look finds. */
export type BillingHappening =
  | { readonly kind: "looked"; readonly look: SubscriptionLook }
  | { readonly kind: "notified" }
  | { readonly kind: "unknown-there" }
  | { readonly kind: "unreachable" };

/** The subscription after something happened to it at `now`. Pure, and the same whatever came before a look. */
export function subscriptionAfter(
  before: SubscriptionRecord,
  happening: BillingHappening,
  now: number,
): SubscriptionRecord {
  const { kind } = happening;
  if (kind === "looked") return looked(before, happening.look, now);
  if (kind === "notified") return { ...before, dueAt: now };
  // Nobody agreed, so it was dropped. One that is paid for is believed a little longer: the operator may only have mistaken
  // one account at the provider for another.
  if (kind === "unknown-there" && (before.state === "pending" || before.state === "ended")) {
    const over = { ...before, state: "ended" as const, confirmedAt: now, failures: 0 };
    return { ...over, dueAt: nextLookAt(over, before.paidThrough !== null, now) };
  }
  return unanswered(before, now);
}

function looked(before: SubscriptionRecord, look: SubscriptionLook, now: number): SubscriptionRecord {
  const { payments, mayComeBack, ...terms } = look;
  const record = {
    ...before,
    ...terms,
    isMismatch: isOtherThanAgreed(before.price, payments),
    confirmedAt: now,
    failures: 0,
  };
  return { ...record, dueAt: nextLookAt(record, mayComeBack, now) };
}

/** spec: 1, section 9: everything that runs is looked at every 24 hours, and sooner around its turning points. */
function nextLookAt(record: SubscriptionRecord, mayComeBack: boolean, now: number): number | null {
  const { state, nextBillingAt, paidThrough, createdAt } = record;
  const daily = now + DAY_MS;
  // A provider charges within the hour; until it has, it is asked every hour.
  const charged = Math.min(daily, Math.max(nextBillingAt ?? 0, now) + HOUR_MS);
  const again = mayComeBack ? daily : null;
  const isPaid = paidThrough !== null && paidThrough > now;
  const isNew = now - createdAt < HOUR_MS;
  const next: Readonly<Record<BillingState, number | null>> = {
    pending: now + (isNew ? 5 * MINUTE_MS : HOUR_MS),
    active: charged,
    grace: now + DAY_MS / 4,
    "on-hold": now + DAY_MS / 4,
    cancelled: isPaid ? Math.min(daily, paidThrough + MINUTE_MS) : again,
    // The longer it is over, the more rarely.
    ended: mayComeBack ? Math.max(daily, now + Math.ceil((now - (paidThrough ?? now)) / 8)) : null,
    // What was given back may still be charged again, and what is held up besides be paid again.
    refunded: nextBillingAt === null ? again : charged,
  };
  return next[state];
}

/** Asked again after one minute, two, four … and then every hour. */
function unanswered(before: SubscriptionRecord, now: number): SubscriptionRecord {
  const wait = Math.min(HOUR_MS, MINUTE_MS * 2 ** Math.min(before.failures, 10));
  return { ...before, failures: before.failures + 1, dueAt: now + wait };
}

/** Whether the newest payment that went through is of less, or of other money, than was agreed on. */
function isOtherThanAgreed(
  price: SubscriptionRecord["price"],
  payments: SubscriptionLook["payments"],
): boolean {
  const newest = payments
    .filter(({ status }) => status === "completed")
    .toSorted((a, b) => b.paidAt - a.paidAt)[0];
  if (price === null || newest === undefined) return false;
  return newest.currency !== price.currency || newest.amountCents < price.amountCents;
}
