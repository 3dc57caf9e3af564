import type { Kysely } from "kysely";

/** Whose each kept file is. With the person the row loses its owner and stays, until its file is removed too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("stored_files")
    .addColumn("path", "text", (column) => column.primaryKey().notNull())
    .addColumn("user_id", "text", (column) => column.references("users.id").onDelete("set null"))
    .addColumn("bucket", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("stored_files_user").on("stored_files").column("user_id").execute();
}
