import type { Kysely } from "kysely";

/** What people ate. They make the ids, so that noting the same thing twice changes nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  let table = db.schema
    .createTable("food_consumption")
    .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("id", "text", (column) => column.notNull())
    .addColumn("consumed_at", "bigint", (column) => column.notNull())
    .addColumn("food_description", "text", (column) => column.notNull())
    .addColumn("portion", "text", (column) => column.notNull())
    .addColumn("calories", "bigint", (column) => column.notNull());
  for (const figure of ["protein", "carbs", "fats", "fiber"])
    table = table.addColumn(figure, "double precision", (column) => column.notNull());
  await table
    .addColumn("is_estimate", "boolean", (column) => column.notNull())
    .addPrimaryKeyConstraint("food_consumption_key", ["user_id", "id"])
    .execute();
  await db.schema
    .createIndex("food_consumption_newest")
    .on("food_consumption")
    .columns(["user_id", "consumed_at", "id"])
    .execute();
}
