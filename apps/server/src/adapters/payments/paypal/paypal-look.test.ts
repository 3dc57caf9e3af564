import { expect, it } from "vitest";
import { lookOf, oneMonthAfter, paypalSubscription, paypalTransactions } from "./paypal-look.ts";

const paidAt = Date.UTC(2026, 0, 1);
const failedAt = Date.UTC(2026, 1, 1);
const iso = (instant: number) => new Date(instant).toISOString();
const money = (value: string) => ({ currency_code: "USD", value });

/** An active subscription that was paid on 1 January, with the next month named whatever became of 1 February. */
function lookWith(billing: object, declined: readonly number[] = []) {
  const transactions = declined.map((at) => ({
    id: `T-${at}`,
    status: "DECLINED",
    amount_with_breakdown: { gross_amount: money("9.00") },
    time: iso(at),
  }));
  const subscription = {
    id: "I-1",
    status: "ACTIVE",
    billing_info: {
      outstanding_balance: money("0.00"),
      last_payment: { amount: money("9.00"), time: iso(paidAt) },
      next_billing_time: "2026-03-01T00:00:00Z",
      ...billing,
    },
  };
  const { state, paidThrough } = lookOf(
    paypalSubscription.parse(subscription),
    paypalTransactions.parse({ transactions }),
    false,
  );
  return { state, paidThrough };
}

const failed = (at: number) => ({ last_failed_payment: { amount: money("9.00"), time: iso(at) } });
const owed = { state: "grace", paidThrough: oneMonthAfter(paidAt) };

it("is not paid for another month while PayPal still tries, though it is active and nothing is owed yet", () => {
  expect(lookWith(failed(failedAt))).toEqual(owed);
  expect(lookWith({}, [failedAt])).toEqual(owed);
});

it("is not paid for while something is owed", () => {
  expect(lookWith({ outstanding_balance: money("9.00") })).toEqual(owed);
});

it("is paid for once a later try went through", () => {
  const paidLate = {
    last_payment: { amount: money("9.00"), time: iso(failedAt + 1) },
    ...failed(failedAt),
  };
  expect(lookWith(paidLate, [failedAt])).toEqual({ state: "active", paidThrough: Date.UTC(2026, 2, 1) });
});

it("was never paid where the first payment failed", () => {
  const first = { last_payment: undefined, ...failed(failedAt) };
  expect(lookWith(first)).toEqual({ state: "grace", paidThrough: null });
});
