import type { UserId } from "@meal/domain/accounts/actor";
import type { BillingSource, PaymentLook } from "@meal/domain/billing/subscription-record";
import type { Insertable, Selectable } from "kysely";
import type { Db } from "../../db/database.ts";
import type { Tables } from "../../db/tables.ts";
import type { KeptSubscription } from "./subscriptions-repository.ts";

/** Writes down payments; one that is known changes its status alone. */
export async function keepPayments(
  db: Db,
  { id: subscriptionId, userId, source, isSandbox }: KeptSubscription,
  payments: readonly PaymentLook[],
): Promise<void> {
  if (payments.length === 0) return;
  const rows = payments.map((payment) => ({
    user_id: userId,
    id: `${source}-${payment.id}`,
    subscription_id: subscriptionId,
    source,
    provider_id: payment.id,
    paid_at: payment.paidAt,
    amount_cents: Math.trunc(payment.amountCents),
    thousandths: Math.round((payment.amountCents % 1) * 10) || null,
    currency: payment.currency,
    status: payment.status,
    is_sandbox: isSandbox,
  }));
  await db
    .insertInto("payments")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["user_id", "id"]).doUpdateSet((row) => ({ status: row.ref("excluded.status") })),
    )
    .execute();
}

export async function readPayments(db: Db, userId: UserId, limit: number) {
  return db
    .selectFrom("payments")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("paid_at", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** A payment with whom its receipt names. */
export async function findPayment(db: Db, userId: UserId, id: string) {
  return db
    .selectFrom("payments")
    .innerJoin("users", "users.id", "payments.user_id")
    .selectAll("payments")
    .select(["users.full_name", "users.email"])
    .where("payments.user_id", "=", userId)
    .where("payments.id", "=", id)
    .executeTakeFirst();
}

/** The subscription that a provider's payment is of; whose it is stands in that. */
export async function findPaidFor(
  db: Db,
  source: BillingSource,
  providerId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("payments")
    .select("subscription_id")
    .where("source", "=", source)
    .where("provider_id", "=", providerId)
    .executeTakeFirst();
  return row?.subscription_id ?? undefined;
}

/** Notes what a provider told; false where it had told that before. */
export async function noteEvent(
  db: Db,
  event: Omit<Insertable<Tables["billing_events"]>, "applied_at">,
): Promise<boolean> {
  const noted = await db
    .insertInto("billing_events")
    .values({ ...event, applied_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (noted.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** What was told before a look began has its effect in what that look found. */
export async function applyEvents(
  db: Db,
  { id, userId }: Pick<KeptSubscription, "id" | "userId">,
  begunAt: number,
  now: number,
): Promise<void> {
  await db
    .updateTable("billing_events")
    .set({ applied_at: now })
    .where("user_id", "=", userId)
    .where("subscription_id", "=", id)
    .where("applied_at", "is", null)
    .where("received_at", "<=", begunAt)
    .execute();
}

/** Forgets what was told before an instant. */
export async function removeEvents(db: Db, before: number): Promise<void> {
  await db.deleteFrom("billing_events").where("received_at", "<", before).execute();
}

/** Keeps in mind to cancel what belonged to somebody who is gone. */
export async function orderCancellation(
  db: Db,
  order: Insertable<Tables["billing_cancellations"]>,
): Promise<void> {
  await db
    .insertInto("billing_cancellations")
    .values(order)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function readDueCancellations(db: Db, source: BillingSource, now: number, limit: number) {
  return db
    .selectFrom("billing_cancellations")
    .selectAll()
    .where("source", "=", source)
    .where("due_at", "<=", now)
    .orderBy("due_at")
    .limit(limit)
    .execute();
}

/** A cancellation that is still to be carried out. */
type Order = Pick<Selectable<Tables["billing_cancellations"]>, "source" | "provider_id">;

export async function putOffCancellation(
  db: Db,
  { source, provider_id }: Order,
  dueAt: number,
): Promise<void> {
  await db
    .updateTable("billing_cancellations")
    .set({ due_at: dueAt })
    .where("source", "=", source)
    .where("provider_id", "=", provider_id)
    .execute();
}

export async function removeCancellation(db: Db, { source, provider_id }: Order): Promise<void> {
  await db
    .deleteFrom("billing_cancellations")
    .where("source", "=", source)
    .where("provider_id", "=", provider_id)
    .execute();
}
