import type { Kysely } from "kysely";

/** What people said about themselves and how they eat. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("user_preferences")
    .addColumn("user_id", "text", (column) =>
      column.primaryKey().notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("first_name", "text")
    .addColumn("last_name", "text")
    .addColumn("gender", "text")
    .addColumn("age", "bigint")
    .addColumn("dietary_preference", "text")
    .addColumn("allergies", "text")
    .addColumn("dietary_goals", "text")
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .execute();
}
