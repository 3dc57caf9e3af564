import { BILLING_SOURCES, BILLING_STATES, PAYMENT_STATUSES } from "@meal/domain/billing/subscription-record";
import { z } from "zod";
import { endpoint } from "./endpoint.ts";

const instant = z.iso.datetime();
const userId = z.string().max(64).optional();
const sessionId = z.string().min(1).max(64);

/** A person's subscription, in words that are the same whoever is paid. */
export const billingShape = z.object({
  state: z.enum(BILLING_STATES),
  provider: z.enum(BILLING_SOURCES),
  /** Whether no real money moves. */
  isTest: z.boolean(),
  paidThrough: instant.nullable(),
  /** When Premium ends if nothing is paid any more; null while it renews. */
  endsAt: instant.nullable(),
  amountCents: z.int().nullable(),
  currency: z.string().nullable(),
  warning: z.enum(["payment-failed", "on-hold", "not-confirmed", "amount-differs"]).nullable(),
  /** Where it is managed at its provider. */
  manageUrl: z.string().nullable(),
  canCancel: z.boolean(),
  canResubscribe: z.boolean(),
});

/** What a deployment sells in a browser. */
export const offerShape = z.object({
  provider: z.literal("paypal"),
  isTest: z.boolean(),
  amountCents: z.int(),
  currency: z.string(),
});

export const createPaypalSubscription = endpoint({
  method: "POST",
  path: "/api/functions/create-paypal-subscription",
  summary: "Begins a subscription and answers where to agree to it. Two calls begin one.",
  access: "signed-in",
  input: { body: z.object({ user_id: userId }) },
  output: z.object({ approval_url: z.string() }),
  errors: [
    "not_yours",
    "payments_not_set_up",
    "already_subscribed",
    "payment_provider_unreachable",
    "payment_provider_refused",
    "too_many_requests",
  ],
});

export const verifySubscription = endpoint({
  method: "POST",
  path: "/api/functions/verify-subscription",
  summary: "Asks the provider afresh what became of the caller's subscription.",
  access: "signed-in",
  input: { body: z.object({ user_id: userId, sessionId: sessionId.optional() }) },
  output: z.object({
    /** Whether the caller has Premium now. */
    success: z.boolean(),
    state: z.enum([...BILLING_STATES, "none"]),
  }),
  errors: ["not_yours", "payment_provider_unreachable", "too_many_requests"],
});

export const cancelSubscription = endpoint({
  method: "POST",
  path: "/api/functions/cancel-subscription",
  summary: "Ends a subscription once what was paid is used up. What is cancelled stays so.",
  access: "signed-in",
  input: {
    body: z.object({
      reason: z.enum(["too-expensive", "not-used", "missing-something", "other"]).optional(),
      comment: z.string().max(500).optional(),
    }),
  },
  output: z.object({ endsAt: instant.nullable() }),
  errors: [
    "nothing_to_cancel",
    "cancel_in_store",
    "payment_provider_unreachable",
    "payment_provider_refused",
    "too_many_requests",
  ],
});

const payment = z.object({
  id: z.string(),
  /** As the provider calls it, for the receipt. */
  number: z.string(),
  paidAt: instant,
  /** Hundredths of the currency; of one with three decimals, also tenths of those. */
  amountCents: z.number(),
  currency: z.string(),
  status: z.enum(PAYMENT_STATUSES),
  provider: z.enum(BILLING_SOURCES),
  isTest: z.boolean(),
});

export const listPayments = endpoint({
  method: "GET",
  path: "/api/payments",
  summary: "What the caller has paid, newest first, and at most the last 120.",
  access: "signed-in",
  input: {},
  output: z.object({ payments: z.array(payment) }),
  errors: [],
});

export const readPayment = endpoint({
  method: "GET",
  path: "/api/payments/:id",
  summary: "One payment with what a receipt of it says.",
  access: "signed-in",
  input: { params: z.object({ id: z.string().min(1).max(300) }) },
  output: payment.extend({ name: z.string(), email: z.string(), what: z.string() }),
  errors: ["not_found"],
});

export const hearPaypal = endpoint({
  method: "POST",
  path: "/api/webhooks/paypal",
  summary: "What PayPal tells by itself. It is proved to be PayPal's, and only makes the server look again.",
  access: "public",
  // Whatever PayPal puts there is its own; the adapter reads the little that it needs.
  input: { body: z.looseObject({ id: z.string().min(1).max(100) }) },
  output: "nothing",
  errors: ["webhook_refused", "payments_not_set_up", "payment_provider_unreachable", "too_many_requests"],
});

const checkout = z.object({ id: z.string().min(1).max(64) });

export const openTestCheckout = endpoint({
  method: "GET",
  path: "/api/test-checkout/:id",
  summary: "The page of the built-in test checkout, where no money moves, for whoever subscribes there.",
  access: "signed-in",
  input: { params: checkout },
  output: "response",
  errors: ["not_found"],
});

export const pressTestCheckout = endpoint({
  method: "POST",
  path: "/api/test-checkout/:id",
  summary: "A button of the built-in test checkout.",
  access: "signed-in",
  input: {
    params: checkout,
    query: z.object({
      press: z.enum([
        "approve",
        "leave",
        "pay-fails",
        "pay-works",
        "month-passes",
        "suspend",
        "refund",
        "cancel",
      ]),
    }),
  },
  output: "response",
  errors: ["not_found"],
});
