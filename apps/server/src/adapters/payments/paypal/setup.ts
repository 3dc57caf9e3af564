import { PREMIUM_PRICE } from "@meal/domain/billing/pricing";
import { z } from "zod";
import { PaymentFault } from "../../../ports/payments.ts";
import { paypalApi, type PaypalSettings, readAnswer } from "./paypal-api.ts";

const made = z.object({ id: z.string().min(1) });
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
/** PayPal tries a failed payment again; after so many in a row it suspends. */
const failuresBeforeSuspension = 2;

/** What a deployment needs of PayPal, as its settings name it. */
interface PaypalSetup {
  readonly planId: string;
  readonly webhookId: string;
}

/** Makes product, plan and webhook. Done twice within a few days it makes each once. */
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
  const price = `${PREMIUM_PRICE.currency}-${PREMIUM_PRICE.amountCents}`;
  const planId = await make("/v1/billing/plans", planOf(productId), `ai-meal-planner-premium-${price}`);
  const webhookId = await make("/v1/notifications/webhooks", {
    url: `${appUrl}/api/webhooks/paypal`,
    event_types: events.map((name) => ({ name })),
  });
  return { planId, webhookId };
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
