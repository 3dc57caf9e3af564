import type { Kysely } from "kysely";

/** Which dishes people swapped away in their plans, and what the planner shall forget of what it learned. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("dish_swaps")
    .addColumn("owner_id", "text", (column) => column.notNull())
    .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("plan_id", "text", (column) => column.notNull())
    .addColumn("dish_id", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("swapped_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("dish_swaps_own", ["owner_id", "plan_id", "dish_id"])
    .execute();
  await db.schema
    .createIndex("dish_swaps_newest")
    .on("dish_swaps")
    .columns(["owner_id", "swapped_at"])
    .execute();
  // A person who goes takes along what they made.
  await db.schema.createIndex("dish_swaps_user").on("dish_swaps").column("user_id").execute();
  await db.schema.alterTable("planner_preferences").addColumn("forgotten", "jsonb").execute();
}
