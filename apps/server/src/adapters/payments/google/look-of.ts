import type { BillingState, PaymentLook, SubscriptionLook } from "@meal/domain/billing/subscription-record";
import { z } from "zod";
import { centsOf } from "../amount.ts";

/** All that Google says of how a subscription stands; `SUBSCRIPTION_STATE_UNSPECIFIED` says nothing. */
export const GOOGLE_STATES = [
  "SUBSCRIPTION_STATE_PENDING",
  "SUBSCRIPTION_STATE_ACTIVE",
  "SUBSCRIPTION_STATE_PAUSED",
  "SUBSCRIPTION_STATE_IN_GRACE_PERIOD",
  "SUBSCRIPTION_STATE_ON_HOLD",
  "SUBSCRIPTION_STATE_CANCELED",
  "SUBSCRIPTION_STATE_EXPIRED",
  "SUBSCRIPTION_STATE_PENDING_PURCHASE_CANCELED",
] as const;

/** All that Google says of an order. */
export const ORDER_STATES = [
  "PENDING",
  "PROCESSED",
  "CANCELED",
  "PENDING_REFUND",
  "PARTIALLY_REFUNDED",
  "REFUNDED",
] as const;

const instant = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));

const lineItem = z.object({
  productId: z.string(),
  expiryTime: instant.optional(),
  latestSuccessfulOrderId: z.string().optional(),
  autoRenewingPlan: z.object({ autoRenewEnabled: z.boolean().optional() }).optional(),
});

/** `purchases.subscriptionsv2`, as far as it is read. */
export const purchase = z.object({
  subscriptionState: z.enum(GOOGLE_STATES),
  startTime: instant.optional(),
  latestOrderId: z.string().optional(),
  acknowledgementState: z.string().optional(),
  lineItems: z.array(lineItem).min(1),
  externalAccountIdentifiers: z.object({ obfuscatedExternalAccountId: z.string().optional() }).optional(),
  /** There for the purchases of testers, who pay nothing. */
  testPurchase: z.looseObject({}).optional(),
});

/** `orders`, as far as it is read. */
export const order = z.object({
  orderId: z.string(),
  state: z.enum(ORDER_STATES),
  createTime: instant,
  total: z.object({
    currencyCode: z.string().regex(/^[A-Z]{3}$/u),
    units: z
      .string()
      .regex(/^\d{1,12}$/u)
      .optional(),
    nanos: z.int().nonnegative().max(999_999_999).optional(),
  }),
});

export type GooglePurchase = Readonly<z.output<typeof purchase>>;
export type GoogleItem = GooglePurchase["lineItems"][number];
export type GoogleOrder = Readonly<z.output<typeof order>>;

const RENEWING: ReadonlySet<GooglePurchase["subscriptionState"]> = new Set([
  "SUBSCRIPTION_STATE_ACTIVE",
  "SUBSCRIPTION_STATE_IN_GRACE_PERIOD",
]);

/** Whoever subscribes again after one of these gets another token. */
export const OVER: ReadonlySet<GooglePurchase["subscriptionState"]> = new Set([
  "SUBSCRIPTION_STATE_EXPIRED",
  "SUBSCRIPTION_STATE_PENDING_PURCHASE_CANCELED",
]);

function willRenew({ subscriptionState }: GooglePurchase, { autoRenewingPlan }: GoogleItem): boolean {
  return autoRenewingPlan?.autoRenewEnabled === true && RENEWING.has(subscriptionState);
}

/** What Google's answer means in our words: the purchase, what of it is ours, and the order that paid for it last. */
export function lookOf(
  bought: GooglePurchase,
  item: GoogleItem,
  paid: GoogleOrder | undefined,
): SubscriptionLook {
  const state = stateOf(bought, item, paid);
  const expiresAt = item.expiryTime ?? null;
  return {
    state,
    startedAt: bought.startTime ?? null,
    lastPaymentAt: paid?.state === "PROCESSED" ? paid.createTime : null,
    // Giving money back ends nothing that renews.
    nextBillingAt: willRenew(bought, item) ? expiresAt : null,
    paidThrough: expiresAt,
    // Google moves the expiry to the end of its grace by itself.
    graceMs: state === "grace" ? 0 : null,
    isSandbox: bought.testPurchase !== undefined,
    mayComeBack: !OVER.has(bought.subscriptionState),
    payments: paid === undefined ? [] : [paymentOf(paid)],
  };
}

const STATES = {
  SUBSCRIPTION_STATE_PENDING: "pending",
  SUBSCRIPTION_STATE_ACTIVE: "active",
  SUBSCRIPTION_STATE_PAUSED: "on-hold",
  SUBSCRIPTION_STATE_IN_GRACE_PERIOD: "grace",
  SUBSCRIPTION_STATE_ON_HOLD: "on-hold",
  SUBSCRIPTION_STATE_CANCELED: "cancelled",
  SUBSCRIPTION_STATE_EXPIRED: "ended",
  SUBSCRIPTION_STATE_PENDING_PURCHASE_CANCELED: "ended",
} as const satisfies Record<GooglePurchase["subscriptionState"], BillingState>;

function stateOf(bought: GooglePurchase, item: GoogleItem, paid: GoogleOrder | undefined): BillingState {
  // Money that went back ends it, whatever else is said.
  if (paid?.state === "REFUNDED") return "refunded";
  const state = STATES[bought.subscriptionState];
  // What was paid ahead, or will not be renewed, lasts as long as it was paid for.
  return state === "active" && !willRenew(bought, item) ? "cancelled" : state;
}

const PAYMENT_STATUS = {
  PENDING: "pending",
  PROCESSED: "completed",
  CANCELED: "declined",
  PENDING_REFUND: "completed",
  PARTIALLY_REFUNDED: "partially-refunded",
  REFUNDED: "refunded",
} as const satisfies Record<GoogleOrder["state"], PaymentLook["status"]>;

function paymentOf({ orderId, createTime, state, total }: GoogleOrder): PaymentLook {
  const nanos = String(total.nanos ?? 0).padStart(9, "0");
  return {
    id: orderId,
    paidAt: createTime,
    amountCents: centsOf(`${total.units ?? "0"}.${nanos}`, total.currencyCode),
    currency: total.currencyCode,
    status: PAYMENT_STATUS[state],
  };
}
