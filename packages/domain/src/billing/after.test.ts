import { describe, expect, it } from "vitest";
import { subscriptionAfter } from "./after.ts";
import { BILLING_STATES, type SubscriptionLook, type SubscriptionRecord } from "./subscription-record.ts";

const DAY_MS = 86_400_000;
const now = Date.UTC(2026, 10, 23);
const before: SubscriptionRecord = {
  source: "paypal",
  createdAt: now - 400 * DAY_MS,
  price: { amountCents: 900, currency: "USD" },
  state: "active",
  startedAt: null,
  lastPaymentAt: null,
  nextBillingAt: null,
  paidThrough: null,
  graceMs: null,
  isSandbox: false,
  isMismatch: false,
  confirmedAt: null,
  failures: 3,
  dueAt: now,
};

function lookWith(change: Partial<SubscriptionLook>): SubscriptionLook {
  const { startedAt, lastPaymentAt, nextBillingAt, paidThrough, graceMs, isSandbox } = before;
  const terms = { state: before.state, startedAt, lastPaymentAt, nextBillingAt, paidThrough, graceMs };
  return { ...terms, isSandbox, mayComeBack: true, payments: [], ...change };
}

const paidUntil = [null, now - 400 * DAY_MS, now - DAY_MS, now, now + 1, now + 20 * DAY_MS];
const cases = BILLING_STATES.flatMap((state) => paidUntil.map((paidThrough) => ({ state, paidThrough })));

describe("a subscription after a look", () => {
  it.each(cases)(
    "is looked at again while its provider can bring it back: $state, paid through $paidThrough",
    ({ state, paidThrough }) => {
      const look = lookWith({ state, paidThrough });
      const { dueAt } = subscriptionAfter(before, { kind: "looked", look }, now);
      const over = state === "ended" && paidThrough !== null ? (now - paidThrough) / 8 : 0;
      expect(dueAt).toBeGreaterThan(now);
      expect(dueAt).toBeLessThanOrEqual(now + Math.max(DAY_MS, over));
      expect(dueAt).toSatisfy(Number.isSafeInteger);
    },
  );

  it.each(["ended", "refunded", "cancelled"] as const)(
    "is left alone once it is over for good: %s",
    (state) => {
      const look = lookWith({ state, mayComeBack: false, paidThrough: now - 1 });
      expect(subscriptionAfter(before, { kind: "looked", look }, now).dueAt).toBeNull();
    },
  );

  it.each([null, now - 1, now - 400 * DAY_MS])(
    "is asked about ever more rarely when it is over and its provider does not know it, if it was ever paid: %s",
    (paidThrough) => {
      const over = { ...before, state: "ended" as const, paidThrough };
      const after = subscriptionAfter(over, { kind: "unknown-there" }, now);
      const wait = paidThrough === null ? null : Math.max(DAY_MS, Math.ceil((now - paidThrough) / 8));
      expect(after).toMatchObject({ state: "ended", dueAt: wait === null ? null : now + wait });
    },
  );

  it("keeps nothing of the look but what is kept of every subscription", () => {
    const after = subscriptionAfter(before, { kind: "looked", look: lookWith({}) }, now);
    expect(Object.keys(after).toSorted()).toEqual(Object.keys(before).toSorted());
  });
});
