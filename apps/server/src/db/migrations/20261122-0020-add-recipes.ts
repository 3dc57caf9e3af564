import type { CreateTableBuilder, Kysely } from "kysely";

/** The recipes that people looked at and kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addRecipes(db, "recipe_history", "viewed_at");
  await addRecipes(db, "favorite_recipes", "saved_at");
}

/** One row a name and person, also when it is saved twice at the same moment. */
async function addRecipes(db: Kysely<unknown>, table: string, instant: string): Promise<void> {
  await owned(db.schema.createTable(table).addColumn("id", "text", (column) => column.primaryKey().notNull()))
    .addColumn("recipe_name", "text", (column) => column.notNull())
    .addColumn("name_key", "text", (column) => column.notNull())
    .addColumn("recipe_content", "jsonb", (column) => column.notNull())
    .addColumn(instant, "bigint", (column) => column.notNull())
    .addUniqueConstraint(`${table}_name`, ["user_id", "name_key"])
    .execute();
  await db.schema.createIndex(`${table}_newest`).on(table).columns(["user_id", instant, "id"]).execute();
}

function owned<Table extends string, Column extends string>(table: CreateTableBuilder<Table, Column>) {
  return table.addColumn("user_id", "text", (column) =>
    column.notNull().references("users.id").onDelete("cascade"),
  );
}
