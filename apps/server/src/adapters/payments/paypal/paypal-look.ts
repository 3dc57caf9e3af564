import type { BillingState, PaymentLook, SubscriptionLook } from "@meal/domain/billing/subscription-record";
import { z } from "zod";
import { centsOf } from "../amount.ts";

const instant = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));
const amount = z.string().regex(/^-?(?:\d{1,9}|\d{0,9}\.\d{1,9})$/u);
const money = z.object({ currency_code: z.string().regex(/^[A-Z]{3}$/u), value: amount });

/** What of a subscription is read; PayPal sends much more. */
export const paypalSubscription = z.object({
  id: z.string().min(3).max(50),
  status: z.enum(["APPROVAL_PENDING", "APPROVED", "ACTIVE", "SUSPENDED", "CANCELLED", "EXPIRED"]),
  start_time: instant.optional(),
  billing_info: z
    .object({
      outstanding_balance: money,
      last_payment: z.object({ amount: money, time: instant }).optional(),
      last_failed_payment: z.object({ time: instant }).optional(),
      next_billing_time: instant.optional(),
    })
    .optional(),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
});
type PaypalSubscription = z.output<typeof paypalSubscription>;

/** Every payment of a subscription. */
export const paypalTransactions = z.object({
  transactions: z
    .array(
      z.object({
        id: z.string().min(3).max(50),
        status: z.enum(["COMPLETED", "DECLINED", "PARTIALLY_REFUNDED", "PENDING", "REFUNDED"]),
        amount_with_breakdown: z.object({ gross_amount: money }),
        time: instant,
      }),
    )
    .default([]),
});

const statuses = {
  COMPLETED: "completed",
  DECLINED: "declined",
  PARTIALLY_REFUNDED: "partially-refunded",
  PENDING: "pending",
  REFUNDED: "refunded",
} as const satisfies Record<string, PaymentLook["status"]>;

/** Puts what PayPal says of a subscription into our words. */
export function lookOf(
  subscription: PaypalSubscription,
  { transactions }: z.output<typeof paypalTransactions>,
  isSandbox: boolean,
): SubscriptionLook {
  const { status, billing_info: billing, start_time: startedAt } = subscription;
  const payments = transactions.map(({ id, time, status: word, amount_with_breakdown }) => {
    const { value, currency_code: currency } = amount_with_breakdown.gross_amount;
    return { id, paidAt: time, amountCents: centsOf(value, currency), currency, status: statuses[word] };
  });
  const lastPaymentAt = billing?.last_payment?.time ?? null;
  const nextBillingAt = status === "ACTIVE" ? (billing?.next_billing_time ?? null) : null;
  const state = stateOf(subscription, payments);
  // While it is owed, the next date says nothing of what was paid.
  const paidThrough =
    state === "active" ? nextBillingAt : lastPaymentAt === null ? null : oneMonthAfter(lastPaymentAt);
  return {
    state: state === "cancelled" && paidThrough === null ? "ended" : state,
    startedAt: startedAt ?? null,
    lastPaymentAt,
    nextBillingAt,
    paidThrough,
    graceMs: null,
    isSandbox,
    mayComeBack: status !== "CANCELLED" && status !== "EXPIRED",
    payments,
  };
}

function stateOf(
  { status, billing_info }: PaypalSubscription,
  payments: readonly PaymentLook[],
): BillingState {
  if (isGivenBack(payments)) return "refunded";
  const states: Readonly<Record<PaypalSubscription["status"], BillingState>> = {
    APPROVAL_PENDING: "pending",
    APPROVED: "pending",
    ACTIVE: isOwed(billing_info, payments) ? "grace" : "active",
    SUSPENDED: "on-hold",
    CANCELLED: "cancelled",
    EXPIRED: "cancelled",
  };
  return states[status];
}

/**
 * Whether a payment is due that did not go through. PayPal tries again after five days and after ten, calls the subscription
 * active, and names the next month as if this one were paid: it counts what is owed only once the last try has failed.
 * Source: developer.paypal.com, "Payment failures and recovering balances".
 */
function isOwed(billing: PaypalSubscription["billing_info"], payments: readonly PaymentLook[]): boolean {
  if (Number(billing?.outstanding_balance.value ?? 0) > 0) return true;
  const declined = payments.filter(({ status }) => status === "declined").map(({ paidAt }) => paidAt);
  const failedAt = Math.max(0, billing?.last_failed_payment?.time ?? 0, ...declined);
  return failedAt > (billing?.last_payment?.time ?? 0);
}

/** Whether the newest money that came was sent back whole. */
function isGivenBack(payments: readonly PaymentLook[]): boolean {
  const came = payments.filter(({ status }) => status !== "declined" && status !== "pending");
  return came.toSorted((a, b) => b.paidAt - a.paidAt)[0]?.status === "refunded";
}

/** One month after an instant: the same day of the next month, or its last day where it is shorter. */
export function oneMonthAfter(instantMs: number): number {
  const from = new Date(instantMs);
  const later = new Date(instantMs);
  later.setUTCMonth(from.getUTCMonth() + 1);
  if (later.getUTCDate() !== from.getUTCDate()) later.setUTCDate(0);
  return later.getTime();
}
