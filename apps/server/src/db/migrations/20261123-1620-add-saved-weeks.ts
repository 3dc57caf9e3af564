import type { Kysely } from "kysely";

/** Weeks that people keep to plan them again lie beside their plans; all that there is until now are plans. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("meal_plans")
    .addColumn("kind", "text", (column) => column.notNull().defaultTo("plan"))
    .execute();
}
