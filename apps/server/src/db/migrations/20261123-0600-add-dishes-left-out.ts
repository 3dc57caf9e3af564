import type { Kysely } from "kysely";

/** Dishes that people never want again, with their names. Who said nothing of dishes yet has none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("planner_preferences").addColumn("dishes_left_out", "jsonb").execute();
}
