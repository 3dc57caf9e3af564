import type { Kysely } from "kysely";

/**
 * What people mean to eat in a day, and for which day and meal they wrote something down. Entries from before have no day:
 * theirs follows from the instant and the person's zone when they are read.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  let table = db.schema
    .createTable("user_calorie_limits")
    .addColumn("user_id", "text", (column) =>
      column.primaryKey().notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("daily_limit", "bigint");
  for (const target of ["protein", "carbs", "fats", "fiber"])
    table = table.addColumn(target, "double precision");
  await table.addColumn("updated_at", "bigint", (column) => column.notNull()).execute();
  await db.schema.alterTable("food_consumption").addColumn("eaten_on", "text").execute();
  await db.schema.alterTable("food_consumption").addColumn("meal", "text").execute();
  await db.schema
    .createIndex("food_consumption_days")
    .on("food_consumption")
    .columns(["user_id", "eaten_on"])
    .execute();
}
