import {
  cancelSubscription,
  createPaypalSubscription,
  hearPaypal,
  listPayments,
  readPayment,
  verifySubscription,
} from "@meal/contract/billing";
import { AppError } from "../../app-error.ts";
import type { Db } from "../../db/database.ts";
import { rateRule } from "../../http/rate-limit.ts";
import { route, type Route } from "../../http/route.ts";
import type { AccountsParts } from "../accounts/service.ts";
import { findPayment, readPayments } from "./payments-repository.ts";
import type { Billing } from "./service.ts";

const HOUR_MS = 3_600_000;
/** Each of these asks the provider. */
export const STEPS = rateRule("payment-steps", 60, HOUR_MS);
export const NOTIFICATIONS = rateRule("payment-notifications", 3000, HOUR_MS);
const mostPayments = 120;

/** What the routes are made of. */
export interface BillingRoutesParts extends Pick<AccountsParts, "background" | "limiter"> {
  readonly db: Db;
  readonly billing: Billing;
}

export function billingRoutes({ db, billing, limiter, background }: BillingRoutesParts): readonly Route[] {
  return [
    route(createPaypalSubscription, async ({ session, body }) => {
      refuseOthers(session.userId, body.user_id);
      await limiter.count(STEPS, session.userId);
      return { approval_url: await billing.subscribe(session.userId) };
    }),
    route(verifySubscription, async ({ session, body }) => {
      refuseOthers(session.userId, body.user_id);
      await limiter.count(STEPS, session.userId);
      return billing.verify(session.userId, body.sessionId);
    }),
    route(cancelSubscription, async ({ session, body }) => {
      await limiter.count(STEPS, session.userId);
      await billing.cancel(session.userId, [body.reason, body.comment].filter(Boolean).join(": "));
      const view = await billing.view(session.userId);
      return { endsAt: view.billing?.endsAt ?? null };
    }),
    route(listPayments, async ({ session }) => ({
      payments: (await readPayments(db, session.userId, mostPayments)).map((row) => paymentOf(row)),
    })),
    route(readPayment, async ({ session, params }) => {
      const row = await findPayment(db, session.userId, params.id);
      if (!row) throw new AppError("not_found");
      const { full_name: name, email } = row;
      return { ...paymentOf(row), name, email, what: "AI Meal Planner Premium, one month" };
    }),
    route(hearPaypal, async ({ request, bodyText, clientAddress }) => {
      await limiter.count(NOTIFICATIONS, clientAddress);
      const due = await billing.hear("paypal", { headers: request.headers, bodyText });
      if (due !== undefined) background.run(async () => void (await billing.look(due)));
    }),
  ];
}

function paymentOf(row: Awaited<ReturnType<typeof readPayments>>[number]) {
  return {
    id: row.id,
    number: row.provider_id,
    paidAt: new Date(row.paid_at).toISOString(),
    amountCents: row.amount_cents + (row.thousandths ?? 0) / 10,
    currency: row.currency,
    status: row.status,
    provider: row.source,
    isTest: row.is_sandbox,
  };
}

/** A body may name its caller, as the specification's calls do, and nobody else. */
function refuseOthers(caller: string, named: string | undefined): void {
  if (named !== undefined && named !== caller) throw new AppError("not_yours");
}
