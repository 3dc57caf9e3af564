import type { Kysely } from "kysely";

/** Uses that were counted, by the ids that devices give them, so that none is counted twice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("device_uses")
    .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("use_id", "text", (column) => column.notNull())
    .addColumn("feature", "text", (column) => column.notNull())
    .addColumn("counted_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("device_uses_key", ["user_id", "use_id"])
    .execute();
}
