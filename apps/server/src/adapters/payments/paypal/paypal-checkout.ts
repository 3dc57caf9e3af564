import { z } from "zod";
import { PaymentFault, type Checkout, type CheckoutOrder } from "../../../ports/payments.ts";
import {
  paypalApi,
  type PaypalAnswer,
  type PaypalCall,
  type PaypalSettings,
  readAnswer,
} from "./paypal-api.ts";
import { lookOf, paypalSubscription, paypalTransactions } from "./paypal-look.ts";

/** What `npm run billing -- setup` made there. */
interface PaypalShop extends PaypalSettings {
  readonly planId: string;
  readonly webhookId: string;
  readonly isSandbox: boolean;
  readonly isTest: boolean;
  readonly manageUrlOf: (subscriptionId: string) => string;
}

const done = 204;
const notFound = 404;
const notNow = 422;

const verification = z.object({ verification_status: z.enum(["SUCCESS", "FAILURE"]) });
const notification = z.object({
  id: z.string().min(1).max(100),
  event_type: z.string().max(100),
  resource: z.looseObject({
    id: z.string().optional(),
    billing_agreement_id: z.string().optional(),
    /** A refund names the payment that went back, and no subscription. */
    sale_id: z.string().min(1).max(100).optional(),
  }),
});
const signatureHeaders = {
  auth_algo: "paypal-auth-algo",
  cert_url: "paypal-cert-url",
  transmission_id: "paypal-transmission-id",
  transmission_sig: "paypal-transmission-sig",
  transmission_time: "paypal-transmission-time",
};

/** Subscriptions at PayPal: a browser is sent there and comes back, so no script of theirs runs in ours. */
export function paypalCheckout(shop: PaypalShop): Checkout {
  const call = paypalApi(shop);
  const look = async (id: string) => {
    const answer = await call({ method: "GET", path: pathOf(id) });
    if (answer.status === notFound) return "unknown";
    const subscription = readAnswer(paypalSubscription, okOf(answer));
    const path = `${pathOf(id)}/transactions?${periodUntil(shop.clock.now())}`;
    const list = await call({ method: "GET", path });
    // Nothing was ever paid for what nobody agreed to yet.
    const transactions = list.status === notFound ? {} : okOf(list);
    return lookOf(subscription, readAnswer(paypalTransactions, transactions), shop.isSandbox);
  };
  return {
    name: "paypal",
    manageUrlOf: shop.manageUrlOf,
    isTest: shop.isTest,
    look,
    async open(order) {
      const body = JSON.stringify(orderOf(order, shop.planId));
      const answer = await call({ method: "POST", path: pathOf(), body, requestId: order.requestId });
      const { id, links } = readAnswer(paypalSubscription, okOf(answer));
      const approvalUrl = links.find(({ rel }) => rel === "approve")?.href;
      if (approvalUrl === undefined)
        throw new PaymentFault("refused", new Error("PayPal names no page to agree on."));
      return { subscriptionId: id, approvalUrl };
    },
    async cancel(id, reason) {
      const body = JSON.stringify({ reason: reasonOf(reason) });
      const answer = await call({ method: "POST", path: `${pathOf(id)}/cancel`, body });
      if (answer.status === done || answer.status === notFound) return;
      // What is over cannot be cancelled, and need not be.
      if (answer.status === notNow) {
        const now = await call({ method: "GET", path: pathOf(id) });
        if (now.status === notFound) return;
        const { status } = readAnswer(paypalSubscription, okOf(now));
        if (status === "CANCELLED" || status === "EXPIRED") return;
      }
      // A success that is not PayPal's is the page of a proxy.
      throw new PaymentFault(
        answer.status < 300 ? "unreachable" : "refused",
        new Error(`PayPal does not cancel: ${answer.status}`),
      );
    },
    hear: (message) => hear(call, shop.webhookId, message),
  };
}

/** Asks PayPal whether it was PayPal. The event goes back as it came, letter by letter, since the letters are what was signed. */
async function hear(
  call: (call: PaypalCall) => Promise<PaypalAnswer>,
  webhookId: string,
  { headers, bodyText }: { readonly headers: Headers; readonly bodyText: string },
) {
  const parsed = notification.safeParse(JSON.parse(bodyText));
  const fields: [string, string][] = [["webhook_id", webhookId]];
  for (const [field, header] of Object.entries(signatureHeaders)) {
    const value = headers.get(header);
    if (value !== null && value.length <= 500) fields.push([field, value]);
  }
  if (!parsed.success || fields.length <= Object.keys(signatureHeaders).length)
    throw new PaymentFault("refused", new Error("This is not a notification of PayPal."));
  const signed = JSON.stringify(Object.fromEntries(fields));
  const body = `${signed.slice(0, -1)},"webhook_event":${bodyText}}`;
  const path = "/v1/notifications/verify-webhook-signature";
  const { verification_status } = readAnswer(verification, okOf(await call({ method: "POST", path, body })));
  if (verification_status !== "SUCCESS")
    throw new PaymentFault("refused", new Error("PayPal did not send this notification."));
  const { id: eventId, event_type: kind, resource } = parsed.data;
  const subscriptionId = kind.startsWith("BILLING.SUBSCRIPTION.")
    ? resource.id
    : resource.billing_agreement_id;
  return { eventId, kind, subscriptionId: subscriptionId ?? null, paymentId: resource.sale_id };
}

function orderOf({ requestId, returnUrl, cancelUrl, startsAt }: CheckoutOrder, planId: string) {
  return {
    plan_id: planId,
    custom_id: requestId,
    ...(startsAt === null ? {} : { start_time: new Date(startsAt).toISOString() }),
    application_context: {
      brand_name: "AI Meal Planner",
      locale: "en-US",
      shipping_preference: "NO_SHIPPING",
      user_action: "SUBSCRIBE_NOW",
      return_url: returnUrl,
      cancel_url: cancelUrl,
    },
  };
}

function okOf({ status, json }: PaypalAnswer): unknown {
  if (status < 300) return json;
  throw new PaymentFault(
    "refused",
    new Error(`PayPal answers ${status}: ${JSON.stringify(json).slice(0, 500)}`),
  );
}

function pathOf(id?: string): string {
  return `/v1/billing/subscriptions${id === undefined ? "" : `/${encodeURIComponent(id)}`}`;
}

/** All payments there can be: PayPal has had subscriptions of this kind since 2019. */
function periodUntil(now: number): string {
  const end = new Date(now + 86_400_000).toISOString();
  return new URLSearchParams({ start_time: "2019-01-01T00:00:00.000Z", end_time: end }).toString();
}

/** PayPal takes 1 to 128 characters. */
function reasonOf(reason: string): string {
  return (reason.trim() || "No reason was given.").slice(0, 128);
}
