import type { Kysely } from "kysely";

/** Browsers that are woken when a step of a timer ends, each with what it is to be woken for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("push_devices")
    .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("endpoint", "text", (column) => column.notNull())
    .addColumn("p256dh", "text", (column) => column.notNull())
    .addColumn("auth", "text", (column) => column.notNull())
    .addColumn("session_id", "text", (column) => column.notNull())
    .addColumn("version", "bigint", (column) => column.notNull())
    .addColumn("alarms", "jsonb", (column) => column.notNull())
    .addColumn("told_at", "bigint", (column) => column.notNull())
    .addColumn("due_at", "bigint")
    .addColumn("lease", "text")
    .addPrimaryKeyConstraint("push_devices_key", ["user_id", "endpoint"])
    .execute();
  await db.schema.createIndex("push_devices_due").on("push_devices").column("due_at").execute();
}
