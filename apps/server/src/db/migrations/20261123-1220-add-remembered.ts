import type { Kysely } from "kysely";

/** What follows a person to their next device: how pages look, what they measure with, and the plan that they usually ask for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("user_preferences").addColumn("theme", "text").execute();
  await db.schema.alterTable("user_preferences").addColumn("measures", "text").execute();
  await db.schema.alterTable("planner_preferences").addColumn("usual", "jsonb").execute();
}
