import { BILLING_STATES } from "@meal/domain/billing/subscription-record";
import { z } from "zod";
import { endpoint } from "./endpoint.ts";

export const verifyMobilePurchase = endpoint({
  method: "POST",
  path: "/api/functions/verify-mobile-purchase",
  summary:
    "Makes what was bought in the app of a phone the caller's. The store is asked whether it was; sent twice, or restored on another phone, it is done once.",
  access: "signed-in",
  input: {
    body: z.object({
      platform: z.enum(["ios", "android", "web"]),
      /** The signed transaction of the App Store, or the purchase token of Google Play. */
      receipt: z.string().max(20_000),
      /** The id of the transaction, or of the order; the purchase token where there is no order yet. */
      transactionId: z.string().max(1000),
    }),
  },
  output: z.object({
    /** Whether the caller has Premium now. */
    success: z.boolean(),
    state: z.enum([...BILLING_STATES, "none"]),
  }),
  errors: [
    "use_paypal_checkout",
    "purchase_refused",
    "purchase_elsewhere",
    "payments_not_set_up",
    "payment_provider_unreachable",
    "too_many_requests",
  ],
});

export const hearApple = endpoint({
  method: "POST",
  path: "/api/webhooks/apple",
  summary:
    "What the App Store tells by itself. Its signature is checked, and it only makes the server look again.",
  access: "public",
  input: { body: z.object({ signedPayload: z.string().min(1).max(100_000) }) },
  output: "nothing",
  errors: ["webhook_refused", "payments_not_set_up", "payment_provider_unreachable", "too_many_requests"],
});

export const hearGoogle = endpoint({
  method: "POST",
  path: "/api/webhooks/google",
  summary:
    "What Google Play tells by itself, by Pub/Sub. Its token is checked, and it only makes the server look again.",
  access: "public",
  // Whatever else Pub/Sub puts there is its own; the adapter reads what it needs.
  input: {
    body: z.object({ message: z.object({ data: z.string().max(100_000), messageId: z.string().max(200) }) }),
  },
  output: "nothing",
  errors: ["webhook_refused", "payments_not_set_up", "payment_provider_unreachable", "too_many_requests"],
});
