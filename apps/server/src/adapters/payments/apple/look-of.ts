import type { BillingState, PaymentLook, SubscriptionLook } from "@meal/domain/billing/subscription-record";
import { centsOf } from "../amount.ts";
import type { AppleRenewal, AppleTransaction } from "./signed-data.ts";

/** All that Apple says of how a subscription stands: active, expired, in billing retry, in grace, revoked. */
export const STATUSES = [1, 2, 3, 4, 5] as const;
export type AppleStatus = (typeof STATUSES)[number];

/** What Apple's answer means in our words. */
export function lookOf(
  status: AppleStatus,
  transaction: AppleTransaction,
  renewal: AppleRenewal,
): SubscriptionLook {
  const state = stateOf(status, transaction, renewal);
  const { expiresDate } = transaction;
  const graceEndsAt = renewal.gracePeriodExpiresDate ?? expiresDate;
  return {
    state,
    startedAt: transaction.originalPurchaseDate,
    lastPaymentAt: transaction.purchaseDate,
    nextBillingAt: state === "active" || state === "grace" ? (renewal.renewalDate ?? expiresDate) : null,
    paidThrough: transaction.revocationDate ?? expiresDate,
    graceMs: state === "grace" ? Math.max(0, graceEndsAt - expiresDate) : null,
    isSandbox: transaction.environment === "Sandbox",
    // Whoever subscribes again, years later, goes on with the same one.
    mayComeBack: true,
    payments: paymentsOf(transaction),
  };
}

const STATES = {
  1: "active",
  2: "ended",
  3: "on-hold",
  4: "grace",
  5: "refunded",
} as const satisfies Record<AppleStatus, BillingState>;

function stateOf(
  status: AppleStatus,
  { revocationDate }: AppleTransaction,
  { autoRenewStatus }: AppleRenewal,
): BillingState {
  // Money that went back ends it, whatever else is said.
  if (revocationDate !== undefined) return "refunded";
  return status === 1 && autoRenewStatus === 0 ? "cancelled" : STATES[status];
}

/** The latest payment; a free trial is none. Apple counts in thousandths. */
function paymentsOf({ transactionId, purchaseDate, price, currency, revocationDate }: AppleTransaction) {
  if (price === undefined || price === 0 || currency === undefined) return [];
  const status = revocationDate === undefined ? "completed" : "refunded";
  const payment: PaymentLook = {
    id: transactionId,
    paidAt: purchaseDate,
    amountCents: centsOf((price / 1000).toFixed(3), currency),
    currency,
    status,
  };
  return [payment];
}
