import { PREMIUM_PRICE } from "@meal/domain/billing/pricing";
import { z } from "zod";
import { PaymentFault } from "../../../ports/payments.ts";
import { StartupError } from "../../../startup-error.ts";
import { paypalApi, type PaypalSettings, readAnswer } from "./paypal-api.ts";

const made = z.object({ id: z.string().min(1) });
const webhooks = z.object({
  webhooks: z.array(made.extend({ url: z.string(), event_types: z.array(z.object({ name: z.string() })) })),
});
const events = [
  "BILLING.SUBSCRIPTION.CREATED",
  "BILLING.SUBSCRIPTION.ACTIVATED",
  "BILLING.SUBSCRIPTION.UPDATED",
  "BILLING.SUBSCRIPTION.EXPIRED",
  "BILLING.SUBSCRIPTION.CANCELLED",
  "BILLING.SUBSCRIPTION.SUSPENDED",
  "BILLING.SUBSCRIPTION.PAYMENT.FAILED",
  "PAYMENT.SALE.COMPLETED",
  "PAYMENT.SALE.REFUNDED",
  "PAYMENT.SALE.REVERSED",
];
const webhookPath = "/v1/notifications/webhooks";
/**
 * After so many failures PayPal suspends. It tries a payment three times before it counts one, so with two somebody would owe
 * a second month before that, and pay later for a month without Premium.
 */
const failuresBeforeSuspension = 1;

/** What a deployment needs of PayPal, as its settings name it. */
interface PaypalSetup {
  readonly planId: string;
  readonly webhookId: string;
}

/**
 * Makes product, plan and webhook. Product and plan are made once, however often it is done within a few days; of webhooks
 * PayPal lets an address have one, and so the one that is there is taken.
 */
export async function setUpPaypal(settings: PaypalSettings, appUrl: string): Promise<PaypalSetup> {
  const call = paypalApi(settings);
  const make = async (path: string, body: unknown, requestId?: string): Promise<string> => {
    const sent = { method: "POST", path, body: JSON.stringify(body) } as const;
    const answer = await call(requestId === undefined ? sent : { ...sent, requestId });
    if (answer.status >= 300)
      throw new PaymentFault("refused", new Error(`PayPal answers ${answer.status} to ${path}`));
    return readAnswer(made, answer.json).id;
  };
  const product = { name: "AI Meal Planner Premium", type: "SERVICE", category: "SOFTWARE" };
  const productId = await make("/v1/catalogs/products", product, "ai-meal-planner-premium");
  // Whatever distinguishes one plan from another is in its id: PayPal answers a known id with what it made before.
  const terms = [PREMIUM_PRICE.currency, PREMIUM_PRICE.amountCents, `${failuresBeforeSuspension}-failed`];
  const request = `ai-meal-planner-premium-${terms.join("-")}`;
  const planId = await make("/v1/billing/plans", planOf(productId), request);
  const url = `${appUrl}/api/webhooks/paypal`;
  const webhookId =
    (await findWebhook(call, url)) ??
    (await make(webhookPath, { url, event_types: events.map((name) => ({ name })) }));
  return { planId, webhookId };
}

/** The webhook of an address, where it hears all that has to be heard. */
async function findWebhook(call: ReturnType<typeof paypalApi>, url: string): Promise<string | undefined> {
  const { json } = await call({ method: "GET", path: webhookPath });
  const known = readAnswer(webhooks, json).webhooks.find((each) => each.url === url);
  if (!known) return undefined;
  const heard = new Set(known.event_types.map(({ name }) => name));
  const missing = heard.has("*") ? [] : events.filter((name) => !heard.has(name));
  if (missing.length === 0) return known.id;
  throw new StartupError(
    `PayPal has a webhook for ${url} that does not hear ${missing.join(", ")}. Delete it there (id ${known.id}) and run this again.`,
  );
}

function planOf(productId: string) {
  const value = (PREMIUM_PRICE.amountCents / 100).toFixed(2);
  return {
    product_id: productId,
    name: "Premium, monthly",
    status: "ACTIVE",
    billing_cycles: [
      {
        tenure_type: "REGULAR",
        sequence: 1,
        // Until it is cancelled.
        total_cycles: 0,
        frequency: { interval_unit: "MONTH", interval_count: 1 },
        pricing_scheme: { fixed_price: { value, currency_code: PREMIUM_PRICE.currency } },
      },
    ],
    payment_preferences: {
      auto_bill_outstanding: true,
      payment_failure_threshold: failuresBeforeSuspension,
    },
  };
}
