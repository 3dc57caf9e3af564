import type { UserId } from "@meal/domain/accounts/actor";
import type {
  BillingSource,
  PaymentProviderName,
  SubscriptionRecord,
} from "@meal/domain/billing/subscription-record";
import { sql, type Insertable, type Selectable, type Updateable } from "kysely";
import type { Db } from "../../db/database.ts";
import type { Tables } from "../../db/tables.ts";

/** A subscription as it is kept, with what only the server needs. */
export interface KeptSubscription extends SubscriptionRecord {
  readonly id: string;
  readonly userId: UserId;
  /** Null until its provider has said how it calls it. */
  readonly providerId: string | null;
  readonly approvalUrl: string | null;
  readonly acceptedAt: number | null;
}

/** A look that nobody else makes at the same time. */
export interface Claim {
  readonly lease: string;
  readonly now: number;
  /** When others may look, should this one never come to its end. */
  readonly until: number;
}

type Row = Selectable<Tables["subscriptions"]>;

export async function addSubscription(db: Db, row: Insertable<Tables["subscriptions"]>): Promise<void> {
  await db.insertInto("subscriptions").values(row).execute();
}

/** Adds what was bought in a store; somebody else's claim of it, or an earlier one of the same person, stays. */
export async function addPurchase(db: Db, row: Insertable<Tables["subscriptions"]>): Promise<void> {
  await db
    .insertInto("subscriptions")
    .values(row)
    .onConflict((conflict) => conflict.columns(["source", "provider_id"]).doNothing())
    .execute();
}

/** Whether there is an account of that id; what is asked about may be an id that a store was given long ago. */
export async function isSomebody(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom("users").select("id").where("id", "=", id).executeTakeFirst();
  return row !== undefined;
}

/** All of a person, the newest first. */
export async function readSubscriptions(db: Db, userId: UserId): Promise<readonly KeptSubscription[]> {
  const rows = await db
    .selectFrom("subscriptions")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
  return rows.map(recordOf);
}

/** One by its id; whose it is stands in it, since a return from the provider names it before that is known. */
export async function findSubscription(db: Db, id: string): Promise<KeptSubscription | undefined> {
  const row = await db.selectFrom("subscriptions").selectAll().where("id", "=", id).executeTakeFirst();
  return row && recordOf(row);
}

/** The one that a provider calls so. */
export async function findAtProvider(
  db: Db,
  source: BillingSource,
  providerId: string,
): Promise<KeptSubscription | undefined> {
  const row = await db
    .selectFrom("subscriptions")
    .selectAll()
    .where("source", "=", source)
    .where("provider_id", "=", providerId)
    .executeTakeFirst();
  return row && recordOf(row);
}

/** Those of a provider whose look is due, the longest overdue first. */
export async function readDueIds(
  db: Db,
  source: PaymentProviderName,
  now: number,
  limit: number,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("subscriptions")
    .select("id")
    .where("source", "=", source)
    .where("due_at", "<=", now)
    .where((where) => where.or([where("lease_until", "is", null), where("lease_until", "<=", now)]))
    .orderBy("due_at")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Takes the right to look, and makes it due again for when the look never ends; undefined where another look is under way. */
export async function claimLook(
  db: Db,
  id: string,
  { lease, now, until }: Claim,
): Promise<KeptSubscription | undefined> {
  const row = await db
    .updateTable("subscriptions")
    .set({ lease, lease_until: until, due_at: until })
    .where("id", "=", id)
    .where((where) => where.or([where("lease_until", "is", null), where("lease_until", "<=", now)]))
    .returningAll()
    .executeTakeFirst();
  return row && recordOf(row);
}

/** Writes down what a look found, if it is still this look's to say, and says when the next is due. */
export async function finishLook(
  db: Db,
  { id, userId }: KeptSubscription,
  { lease, until }: Claim,
  found: Updateable<Tables["subscriptions"]> & { readonly due_at: number | null },
): Promise<{ readonly dueAt: number | null } | undefined> {
  const row = await db
    .updateTable("subscriptions")
    .set({
      ...found,
      lease: null,
      lease_until: null,
      // Somebody asked for another look meanwhile: what this one found may be older.
      due_at: sql`case when due_at = ${until} then ${found.due_at} else due_at end`,
    })
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .where("lease", "=", lease)
    .returning("due_at")
    .executeTakeFirst();
  return row && { dueAt: row.due_at };
}

/** Answers whether it is still there. */
export async function changeSubscription(
  db: Db,
  { id, userId }: Pick<KeptSubscription, "id" | "userId">,
  change: Updateable<Tables["subscriptions"]>,
): Promise<boolean> {
  const changed = await db
    .updateTable("subscriptions")
    .set(change)
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/** Writes down what somebody's subscriptions come to. */
export async function writePlan(
  db: Db,
  userId: UserId,
  plan: Pick<
    Updateable<Tables["profiles"]>,
    | "subscription_status"
    | "next_billing_date"
    | "last_payment_date"
    | "subscription_end_date"
    | "active_subscription_id"
    | "paypal_subscription_id"
    | "premium_source"
    | "premium_until"
  >,
): Promise<void> {
  await db.updateTable("profiles").set(plan).where("user_id", "=", userId).execute();
}

/** Some of all subscriptions that are paid, for the operator's books. */
export async function readBooks(db: Db, after: string, limit: number): Promise<readonly KeptSubscription[]> {
  const rows = await db
    .selectFrom("subscriptions")
    .selectAll()
    .where("source", "!=", "operator")
    .where("provider_id", "is not", null)
    .where("id", ">", after)
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(recordOf);
}

/** The columns of what a look found. */
export function columnsOf(record: SubscriptionRecord) {
  return {
    state: record.state,
    start_time: record.startedAt,
    last_payment_date: record.lastPaymentAt,
    next_billing_time: record.nextBillingAt,
    paid_through: record.paidThrough,
    grace_ms: record.graceMs,
    is_sandbox: record.isSandbox,
    is_mismatch: record.isMismatch,
    confirmed_at: record.confirmedAt,
    failures: record.failures,
    due_at: record.dueAt,
  };
}

function recordOf(row: Row): KeptSubscription {
  return {
    id: row.id,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The column refers to a person.
    userId: row.user_id as UserId,
    providerId: row.provider_id,
    approvalUrl: row.approval_url,
    acceptedAt: row.accepted_at,
    source: row.source,
    createdAt: row.created_at,
    state: row.state,
    startedAt: row.start_time,
    lastPaymentAt: row.last_payment_date,
    nextBillingAt: row.next_billing_time,
    paidThrough: row.paid_through,
    graceMs: row.grace_ms,
    price:
      row.amount_cents === null || row.currency === null
        ? null
        : { amountCents: row.amount_cents, currency: row.currency },
    isSandbox: row.is_sandbox,
    isMismatch: row.is_mismatch,
    confirmedAt: row.confirmed_at,
    failures: row.failures,
    dueAt: row.due_at,
  };
}
