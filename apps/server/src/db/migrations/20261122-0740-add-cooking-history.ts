import type { Kysely } from "kysely";

/** What people cooked; and until when a photo waits to be tied to something, null for files that stay. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("cooking_history")
    .addColumn("id", "text", (column) => column.notNull())
    .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("recipe_name", "text", (column) => column.notNull())
    .addColumn("recipe_steps", "jsonb", (column) => column.notNull())
    .addColumn("image_url", "text")
    .addColumn("cooked_at", "bigint", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("rating", "bigint")
    .addPrimaryKeyConstraint("cooking_history_key", ["user_id", "id"])
    .execute();
  await db.schema
    .createIndex("cooking_history_newest")
    .on("cooking_history")
    .columns(["user_id", "cooked_at", "id"])
    .execute();
  await db.schema.alterTable("stored_files").addColumn("expires_at", "bigint").execute();
  await db.schema.createIndex("stored_files_expiry").on("stored_files").column("expires_at").execute();
}
