import type { Kysely } from "kysely";

/** One shopping list a person, and what was done to it, by the ids that devices give to operations. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("shopping_list")
    .addColumn("id", "text", (column) => column.notNull().unique())
    .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("items", "jsonb", (column) => column.notNull())
    .addColumn("items_with_recipes", "jsonb")
    .addColumn("recipe_context", "jsonb")
    .addColumn("revision", "bigint", (column) => column.notNull())
    .addColumn("state", "jsonb", (column) => column.notNull())
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("shopping_list_key", ["user_id"])
    .execute();
  await db.schema
    .createTable("shopping_operations")
    .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("op_id", "text", (column) => column.notNull())
    .addColumn("refused", "text")
    .addColumn("applied_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("shopping_operations_key", ["user_id", "op_id"])
    .execute();
  await db.schema
    .createIndex("shopping_operations_age")
    .on("shopping_operations")
    .columns(["user_id", "applied_at"])
    .execute();
}
