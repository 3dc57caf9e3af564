import { z } from "zod";

const liveApi = "https://api-m.paypal.com";
const sandboxApi = "https://api-m.sandbox.paypal.com";

/** What subscriptions are paid with. */
export const paymentSettings = {
  PAYPAL_CLIENT_ID: z
    .string()
    .min(1)
    .optional()
    .describe("the client id that PayPal gave; with the three settings below, people can subscribe"),
  PAYPAL_CLIENT_SECRET: z.string().min(1).optional().describe("the secret that belongs to PAYPAL_CLIENT_ID"),
  PAYPAL_PLAN_ID: z
    .string()
    .min(3)
    .optional()
    .describe("the plan that people subscribe to, as `npm run billing -- setup` made it"),
  PAYPAL_WEBHOOK_ID: z
    .string()
    .min(1)
    .optional()
    .describe("what PayPal calls its notifications to this server, as `npm run billing -- setup` made it"),
  PAYPAL_MODE: z
    .enum(["live", "sandbox"])
    .default("live")
    .describe("live, or sandbox for PayPal's own test accounts, where no money moves"),
  PAYMENT_GRACE_DAYS: z
    .string()
    .regex(/^\d{1,2}$/u)
    .default("7")
    .transform(Number)
    .describe(
      "for how many days a subscription that renews is believed while its payment, or the provider's word on it, is missing, 0 to 99",
    ),
};

/** Where PayPal answers. */
export function paypalApiOf(mode: "live" | "sandbox"): string {
  return mode === "live" ? liveApi : sandboxApi;
}
