import type { CreateTableBuilder, Kysely } from "kysely";

/** What a person's plan lets them use, and what they have used. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addProfiles(db);
  await addSubscriptions(db);
  await addCounters(db);
}

async function addProfiles(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("profiles")
    .addColumn("user_id", "text", (column) =>
      column.primaryKey().notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("subscription_status", "text")
    .addColumn("generated_plans_count", "bigint", (column) => column.notNull().defaultTo(0))
    .addColumn("next_billing_date", "bigint")
    .addColumn("last_payment_date", "bigint")
    .addColumn("subscription_end_date", "bigint")
    .addColumn("active_subscription_id", "text")
    .addColumn("paypal_subscription_id", "text")
    .addColumn("time_zone", "text", (column) => column.notNull().defaultTo("UTC"))
    .execute();
}

async function addSubscriptions(db: Kysely<unknown>): Promise<void> {
  await owned(db.schema.createTable("subscriptions").addColumn("id", "text", (c) => c.primaryKey().notNull()))
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("start_time", "bigint")
    .addColumn("last_payment_date", "bigint")
    .addColumn("next_billing_time", "bigint")
    .execute();
  await db.schema
    .createIndex("subscriptions_user")
    .on("subscriptions")
    .columns(["user_id", "created_at"])
    .execute();
}

async function addCounters(db: Kysely<unknown>): Promise<void> {
  const counters = ["cooking_timer", "food_analysis", "calorie_tracking", "chat", "ai_image"];
  let usage = db.schema
    .createTable("user_feature_usage")
    .addColumn("user_id", "text", (column) =>
      column.primaryKey().notNull().references("users.id").onDelete("cascade"),
    );
  for (const feature of counters) {
    usage = usage.addColumn(`${feature}_count`, "bigint", (column) => column.notNull().defaultTo(0));
  }
  await usage.execute();
  await owned(db.schema.createTable("extra_planner_usage"))
    .addColumn("month", "text", (column) => column.notNull())
    .addColumn("count", "bigint", (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint("extra_planner_usage_key", ["user_id", "month"])
    .execute();
  await db.schema
    .createTable("guest_usage")
    .addColumn("guest_hash", "text", (column) => column.notNull())
    .addColumn("feature", "text", (column) => column.notNull())
    .addColumn("used", "bigint", (column) => column.notNull())
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("guest_usage_key", ["guest_hash", "feature"])
    .execute();
  await addReservations(db);
}

async function addReservations(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("usage_reservations")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("user_id", "text", (column) => column.references("users.id").onDelete("cascade"))
    .addColumn("guest_hashes", "jsonb", (column) => column.notNull())
    .addColumn("feature", "text", (column) => column.notNull())
    .addColumn("period", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("usage_reservations_age")
    .on("usage_reservations")
    .column("created_at")
    .execute();
  await db.schema.createIndex("usage_reservations_user").on("usage_reservations").column("user_id").execute();
}

function owned<Table extends string, Column extends string>(table: CreateTableBuilder<Table, Column>) {
  return table.addColumn("user_id", "text", (column) =>
    column.notNull().references("users.id").onDelete("cascade"),
  );
}
