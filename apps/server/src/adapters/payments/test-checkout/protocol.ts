import { PREMIUM_PRICE } from "@meal/domain/billing/pricing";
import { z } from "zod";
import { isForgotten, lastFailedAt, lastPaid, type LedgerEntry } from "./ledger.ts";

/** What answering takes of the book. */
export interface ProtocolBook {
  readonly now: number;
  readonly pageOf: (id: string) => string;
  readonly find: (id: string) => LedgerEntry | undefined;
  readonly findByRequest: (requestId: string) => LedgerEntry | undefined;
  readonly add: (entry: Omit<LedgerEntry, "id">) => LedgerEntry;
  readonly cancel: (id: string) => LedgerEntry | undefined;
  readonly isOurs: (signature: string, signed: SignedParts) => boolean;
}

/** What a notification's signature is about: the event letter by letter, and how and to whom it travelled. */
export interface SignedParts {
  readonly event: string;
  readonly auth_algo: string;
  readonly cert_url: string;
  readonly transmission_id: string;
  readonly transmission_time: string;
  readonly webhook_id: string;
}

export const testWebhook = "WHTEST";
const tokenSeconds = 32_400;
const testToken = "A21-test-checkout";

const order = z.object({
  plan_id: z.string().min(3).max(50),
  start_time: z.iso.datetime().optional(),
  application_context: z.object({ return_url: z.url(), cancel_url: z.url() }),
});
const webhook = z.object({ url: z.url(), event_types: z.array(z.object({ name: z.string() })) });
const signature = z.object({
  auth_algo: z.string(),
  cert_url: z.string(),
  transmission_id: z.string(),
  transmission_sig: z.string(),
  transmission_time: z.string(),
  webhook_id: z.string(),
});
const reason = z.object({ reason: z.string().min(1).max(128) });

/** Answers in PayPal's protocol as far as it is spoken to. */
export function answer(request: Request, body: string, book: ProtocolBook): Response {
  const { pathname } = new URL(request.url);
  if (pathname === "/v1/oauth2/token")
    return Response.json({ access_token: testToken, token_type: "Bearer", expires_in: tokenSeconds });
  if (request.headers.get("authorization") !== `Bearer ${testToken}`)
    return fault(401, "AUTHENTICATION_FAILURE");
  const make = () => Response.json({ id: testWebhook, ...webhook.parse(jsonOf(body)) }, { status: 201 });
  if (pathname === "/v1/billing/subscriptions") return create(request, body, book);
  if (pathname === "/v1/notifications/verify-webhook-signature") return verify(body, book);
  if (pathname === "/v1/catalogs/products") return Response.json({ id: "PROD-TEST" }, { status: 201 });
  if (pathname === "/v1/billing/plans") return Response.json({ id: "P-TEST" }, { status: 201 });
  if (pathname === "/v1/notifications/webhooks")
    return request.method === "GET" ? Response.json({ webhooks: [] }) : make();
  const [, id = "", part] =
    /^\/v1\/billing\/subscriptions\/([^/]+)(?:\/(transactions|cancel))?$/u.exec(pathname) ?? [];
  const entry = book.find(decodeURIComponent(id));
  if (!entry) return fault(404, "RESOURCE_NOT_FOUND");
  if (part === "transactions") return Response.json({ transactions: transactionsOf(entry) });
  return part === "cancel" ? cancel(entry, body, book) : Response.json(subscriptionOf(entry, book));
}

function create(request: Request, body: string, book: ProtocolBook): Response {
  const requestId = request.headers.get("paypal-request-id") ?? "";
  const known = requestId === "" ? undefined : book.findByRequest(requestId);
  if (known) return Response.json(subscriptionOf(known, book), { status: 200 });
  const parsed = order.safeParse(jsonOf(body));
  if (!parsed.success) return fault(400, "INVALID_REQUEST");
  const { start_time, application_context } = parsed.data;
  const startsAt = start_time === undefined ? book.now : Date.parse(start_time);
  const entry = book.add({
    requestId,
    status: "APPROVAL_PENDING",
    createdAt: book.now,
    startsAt,
    returnUrl: application_context.return_url,
    cancelUrl: application_context.cancel_url,
    nextBillingAt: startsAt,
    nextChargeAt: startsAt,
    isCardGood: true,
    owedCents: 0,
    failures: 0,
    transactions: [],
  });
  return Response.json(subscriptionOf(entry, book), { status: 201 });
}

function cancel(entry: LedgerEntry, body: string, book: ProtocolBook): Response {
  if (!reason.safeParse(jsonOf(body)).success) return fault(400, "INVALID_REQUEST");
  return book.cancel(entry.id)
    ? new Response(null, { status: 204 })
    : fault(422, "UNPROCESSABLE_ENTITY", { details: [{ issue: "SUBSCRIPTION_STATUS_INVALID" }] });
}

/** The event is compared letter by letter with what was signed. */
function verify(body: string, book: ProtocolBook): Response {
  const mark = '"webhook_event":';
  const event = body.slice(body.indexOf(mark) + mark.length, -1);
  const asked = signature.safeParse(jsonOf(body));
  const isGenuine = asked.success && book.isOurs(asked.data.transmission_sig, { ...asked.data, event });
  return Response.json({ verification_status: isGenuine ? "SUCCESS" : "FAILURE" });
}

function subscriptionOf(entry: LedgerEntry, { now, pageOf }: ProtocolBook) {
  const paid = lastPaid(entry);
  const isPending = entry.status === "APPROVAL_PENDING";
  const links =
    isPending && !isForgotten(entry, now) ? [{ rel: "approve", method: "GET", href: pageOf(entry.id) }] : [];
  return {
    id: entry.id,
    status: entry.status,
    start_time: isoOf(entry.startsAt),
    create_time: isoOf(entry.createdAt),
    ...(isPending
      ? {}
      : {
          billing_info: {
            ...debtOf(entry),
            ...(paid
              ? { last_payment: { amount: money(paid.amountCents, paid.currency), time: isoOf(paid.at) } }
              : {}),
            ...(entry.status === "ACTIVE" ? { next_billing_time: isoOf(entry.nextBillingAt) } : {}),
          },
        }),
    links,
  };
}

/** As at PayPal, a failed payment is counted and owed once it was tried for the last time, which is when it suspends. */
function debtOf(entry: LedgerEntry) {
  const isCounted = entry.status === "SUSPENDED" && entry.owedCents > 0;
  const failedAt = lastFailedAt(entry);
  return {
    outstanding_balance: money(isCounted ? entry.owedCents : 0, PREMIUM_PRICE.currency),
    failed_payments_count: isCounted ? 1 : 0,
    ...(failedAt === undefined
      ? {}
      : {
          last_failed_payment: {
            amount: money(entry.owedCents, PREMIUM_PRICE.currency),
            time: isoOf(failedAt),
          },
        }),
  };
}

function transactionsOf(entry: LedgerEntry) {
  return entry.transactions.map(({ id, status, at, amountCents, currency }) => ({
    id,
    status,
    amount_with_breakdown: { gross_amount: money(amountCents, currency) },
    time: isoOf(at),
  }));
}

function money(amountCents: number, currency: string) {
  return { currency_code: currency, value: (amountCents / 100).toFixed(2) };
}

function isoOf(instant: number): string {
  return new Date(instant).toISOString();
}

function fault(status: number, name: string, more: object = {}): Response {
  return Response.json({ name, debug_id: "test-checkout", ...more }, { status });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
