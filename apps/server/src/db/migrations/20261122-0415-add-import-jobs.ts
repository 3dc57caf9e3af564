import type { Kysely } from "kysely";

/** Files of other apps that are being imported, and the latest ones that were. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("import_jobs")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("file_name", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("format", "text")
    .addColumn("total", "bigint", (column) => column.notNull())
    .addColumn("done", "bigint", (column) => column.notNull())
    .addColumn("added", "bigint", (column) => column.notNull())
    .addColumn("skipped", "bigint", (column) => column.notNull())
    .addColumn("failures", "jsonb", (column) => column.notNull())
    .addColumn("failed", "bigint", (column) => column.notNull())
    .addColumn("problem", "text")
    .addColumn("runner", "text", (column) => column.notNull())
    .addColumn("leased_until", "bigint", (column) => column.notNull())
    .addColumn("started_at", "bigint")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("import_jobs_newest")
    .on("import_jobs")
    .columns(["user_id", "created_at", "id"])
    .execute();
  await db.schema.createIndex("import_jobs_runner").on("import_jobs").columns(["runner", "state"]).execute();
}
