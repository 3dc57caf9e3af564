import { z } from "zod";

// Facts of PayPal's published interface: which fields there are, how they are named, what they may hold. Only what is
// spoken here; an object has no field that is not listed.

const name = z.string().min(1).max(127);
const planId = z.string().min(3).max(50);
const instant = z
  .string()
  .min(20)
  .max(64)
  .regex(
    /^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[1-2][0-9]|3[0-1])[T,t]([0-1][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$/u,
  );
const currency = z.string().length(3);
const amount = z
  .string()
  .max(32)
  .regex(/^((-?[0-9]+)|(-?([0-9]+)?[.][0-9]+))$/u);
const money = z.strictObject({ currency_code: currency, value: amount });
const methods = ["GET", "POST", "PUT", "DELETE", "HEAD", "CONNECT", "OPTIONS", "PATCH"] as const;
const link = z.strictObject({ href: z.string(), rel: z.string(), method: z.enum(methods).optional() });
const address = z.url().min(10).max(4000);

const product = z.strictObject({
  name,
  type: z.enum(["PHYSICAL", "DIGITAL", "SERVICE"]),
  category: z.literal("SOFTWARE"),
});

const cycle = z.strictObject({
  tenure_type: z.enum(["REGULAR", "TRIAL"]),
  sequence: z.int().min(1).max(99),
  total_cycles: z.int().min(0).max(999),
  frequency: z.strictObject({
    interval_unit: z.enum(["DAY", "WEEK", "MONTH", "YEAR"]),
    interval_count: z.int().min(1).max(365),
  }),
  pricing_scheme: z.strictObject({ fixed_price: money }),
});
const plan = z.strictObject({
  product_id: z.string().min(6).max(50),
  name,
  status: z.enum(["CREATED", "INACTIVE", "ACTIVE"]),
  billing_cycles: z.array(cycle).min(1).max(12),
  payment_preferences: z.strictObject({
    auto_bill_outstanding: z.boolean(),
    payment_failure_threshold: z.int().min(0).max(999),
  }),
});

const order = z.strictObject({
  plan_id: planId,
  custom_id: z
    .string()
    .min(1)
    .max(127)
    .regex(/^[\x20-\x7E]+/u),
  start_time: instant.optional(),
  application_context: z.strictObject({
    brand_name: name,
    locale: z
      .string()
      .min(2)
      .max(10)
      .regex(/^[a-z]{2}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}))?$/u),
    shipping_preference: z.enum(["GET_FROM_FILE", "NO_SHIPPING", "SET_PROVIDED_ADDRESS"]),
    user_action: z.enum(["CONTINUE", "SUBSCRIBE_NOW"]),
    return_url: address,
    cancel_url: address,
  }),
});

const subscription = z.strictObject({
  id: z.string().min(3).max(50),
  status: z.enum(["APPROVAL_PENDING", "APPROVED", "ACTIVE", "SUSPENDED", "CANCELLED", "EXPIRED"]),
  start_time: instant,
  create_time: instant,
  billing_info: z
    .strictObject({
      outstanding_balance: money,
      failed_payments_count: z.int().min(0).max(999),
      last_payment: z.strictObject({ amount: money, time: instant }).optional(),
      last_failed_payment: z.strictObject({ amount: money, time: instant }).optional(),
      next_billing_time: instant.optional(),
    })
    .optional(),
  links: z.array(link),
});

const transaction = z.strictObject({
  id: z.string().min(3).max(50),
  status: z.enum(["COMPLETED", "DECLINED", "PARTIALLY_REFUNDED", "PENDING", "REFUNDED"]),
  amount_with_breakdown: z.strictObject({ gross_amount: money }),
  time: instant,
});
const transactions = z.strictObject({ transactions: z.array(transaction).max(32_767) });

const webhookAddress = z.url().max(2048);
const webhook = z.strictObject({
  url: webhookAddress,
  event_types: z.array(z.strictObject({ name: z.string() })).max(500),
});

const word = z.string().regex(/^(?!\d+$)\w+\S+/u);
const plainWord = z.string().regex(/^[a-zA-Z0-9]+$/u);
const verification = z.strictObject({
  auth_algo: plainWord.max(100),
  cert_url: z.url().max(500),
  transmission_id: word.max(50),
  transmission_sig: word.max(500),
  transmission_time: z.string().max(100),
  webhook_id: plainWord.max(50),
  webhook_event: z.looseObject({ id: z.string(), create_time: z.string(), event_type: z.string() }),
});

const fault = (called: string) => z.strictObject({ name: z.literal(called), debug_id: z.string() });
const issue = z.strictObject({ issue: z.enum(["USER_ACCOUNT_CLOSED", "SUBSCRIPTION_STATUS_INVALID"]) });
const invalid = fault("INVALID_REQUEST");
const stranger = fault("AUTHENTICATION_FAILURE");
const unknown = fault("RESOURCE_NOT_FOUND");
const notNow = fault("UNPROCESSABLE_ENTITY").extend({ details: z.array(issue) });

/** One thing that PayPal can be asked: what goes there, and what comes back with each status. */
export interface PaypalOperation {
  readonly method: "GET" | "POST";
  /** As it is described, with the names of its parts in braces. */
  readonly path: string;
  readonly query?: z.ZodType;
  readonly sent?: z.ZodType;
  /** Null where nothing comes back. */
  readonly answers: Readonly<Record<number, z.ZodType | null>>;
}

const id = { id: z.string().min(1) };
const subscriptions = "/v1/billing/subscriptions";

export const PAYPAL_OPERATIONS: readonly PaypalOperation[] = [
  {
    method: "POST",
    path: "/v1/catalogs/products",
    sent: product,
    answers: { 201: z.strictObject({ ...id, ...product.partial().shape }) },
  },
  {
    method: "POST",
    path: "/v1/billing/plans",
    sent: plan,
    answers: { 201: z.strictObject({ ...id, ...plan.partial().shape }) },
  },
  {
    method: "GET",
    path: "/v1/notifications/webhooks",
    answers: { 200: z.strictObject({ webhooks: z.array(webhook.extend(id)) }) },
  },
  { method: "POST", path: "/v1/notifications/webhooks", sent: webhook, answers: { 201: webhook.extend(id) } },
  {
    method: "POST",
    path: "/v1/notifications/verify-webhook-signature",
    sent: verification,
    answers: { 200: z.strictObject({ verification_status: z.enum(["SUCCESS", "FAILURE"]) }) },
  },
  {
    method: "POST",
    path: subscriptions,
    sent: order,
    answers: { 200: subscription, 201: subscription, 400: invalid, 401: stranger },
  },
  {
    method: "GET",
    path: `${subscriptions}/{id}`,
    answers: { 200: subscription, 401: stranger, 404: unknown },
  },
  {
    method: "GET",
    path: `${subscriptions}/{id}/transactions`,
    query: z.strictObject({ start_time: instant, end_time: instant }),
    answers: { 200: transactions, 401: stranger, 404: unknown },
  },
  {
    method: "POST",
    path: `${subscriptions}/{id}/cancel`,
    sent: z.strictObject({ reason: z.string().min(1).max(128) }),
    answers: { 204: null, 400: invalid, 401: stranger, 404: unknown, 422: notNow },
  },
];
