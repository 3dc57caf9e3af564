import type { Kysely } from "kysely";

/** What went to language models: who asked which function of which model, what it took and how it ended. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("ai_calls")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("user_id", "text", (column) => column.references("users.id").onDelete("cascade"))
    .addColumn("function", "text", (column) => column.notNull())
    .addColumn("provider", "text", (column) => column.notNull())
    .addColumn("model", "text", (column) => column.notNull())
    .addColumn("input_size", "bigint")
    .addColumn("output_size", "bigint")
    .addColumn("cost_micro_usd", "bigint")
    .addColumn("duration_ms", "bigint", (column) => column.notNull())
    .addColumn("outcome", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("ai_calls_time").on("ai_calls").column("created_at").execute();
  await db.schema.createIndex("ai_calls_user").on("ai_calls").columns(["user_id", "created_at"]).execute();
}
