import { sql, type Kysely } from "kysely";

/** Who is paid for Premium, what was paid, and what providers told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await growSubscriptions(db);
  await growProfiles(db);
  await addPayments(db);
  await addEvents(db);
  await addCancellations(db);
}

async function growSubscriptions(db: Kysely<unknown>): Promise<void> {
  const table = () => db.schema.alterTable("subscriptions");
  for (const column of ["provider_id", "currency", "approval_url", "cancel_reason", "lease"])
    // oxlint-disable-next-line no-await-in-loop -- One statement after the other.
    await table().addColumn(column, "text").execute();
  const instants = ["paid_through", "grace_ms", "amount_cents", "confirmed_at", "accepted_at", "due_at"];
  for (const column of [...instants, "lease_until"])
    // oxlint-disable-next-line no-await-in-loop -- One statement after the other.
    await table().addColumn(column, "bigint").execute();
  await table()
    .addColumn("source", "text", (column) => column.notNull().defaultTo("operator"))
    .execute();
  await table()
    .addColumn("state", "text", (column) => column.notNull().defaultTo("active"))
    .execute();
  await table()
    .addColumn("failures", "bigint", (column) => column.notNull().defaultTo(0))
    .execute();
  for (const column of ["is_sandbox", "is_mismatch"])
    // oxlint-disable-next-line no-await-in-loop -- One statement after the other.
    await table()
      .addColumn(column, "boolean", (each) => each.notNull().defaultTo(sql`false`))
      .execute();
  // One purchase belongs to one account, whoever claims it at the same moment.
  await db.schema
    .createIndex("subscriptions_purchase")
    .unique()
    .on("subscriptions")
    .columns(["source", "provider_id"])
    .execute();
  await db.schema.createIndex("subscriptions_due").on("subscriptions").column("due_at").execute();
}

async function growProfiles(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("profiles").addColumn("premium_source", "text").execute();
  await db.schema.alterTable("profiles").addColumn("premium_until", "bigint").execute();
  // Whoever has Premium until now has it from the operator.
  await sql`insert into subscriptions (id, user_id, created_at, source, state, paid_through)
    select 'operator-' || user_id, user_id, 0, 'operator', 'active', subscription_end_date from profiles
    where subscription_status = 'active' or subscription_end_date is not null`.execute(db);
  await sql`update profiles set premium_source = 'operator', premium_until = subscription_end_date,
    active_subscription_id = 'operator-' || user_id
    where subscription_status = 'active' or subscription_end_date is not null`.execute(db);
}

async function addPayments(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("payments")
    .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("id", "text", (column) => column.notNull())
    .addColumn("subscription_id", "text", (column) => column.notNull())
    .addColumn("source", "text", (column) => column.notNull())
    .addColumn("provider_id", "text", (column) => column.notNull())
    .addColumn("paid_at", "bigint", (column) => column.notNull())
    .addColumn("amount_cents", "bigint", (column) => column.notNull())
    .addColumn("currency", "text", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("is_sandbox", "boolean", (column) => column.notNull())
    .addPrimaryKeyConstraint("payments_own", ["user_id", "id"])
    .execute();
}

async function addEvents(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("billing_events")
    .addColumn("source", "text", (column) => column.notNull())
    .addColumn("event_id", "text", (column) => column.notNull())
    .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("subscription_id", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("received_at", "bigint", (column) => column.notNull())
    .addColumn("applied_at", "bigint")
    .addPrimaryKeyConstraint("billing_events_pkey", ["source", "event_id"])
    .execute();
  await db.schema
    .createIndex("billing_events_subscription")
    .on("billing_events")
    .columns(["user_id", "subscription_id"])
    .execute();
}

/** What is still to be cancelled of people who are gone; it names nobody. */
async function addCancellations(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("billing_cancellations")
    .addColumn("source", "text", (column) => column.notNull())
    .addColumn("provider_id", "text", (column) => column.notNull())
    .addColumn("asked_at", "bigint", (column) => column.notNull())
    .addColumn("due_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("billing_cancellations_pkey", ["source", "provider_id"])
    .execute();
}
