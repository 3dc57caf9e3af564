import type { Kysely } from "kysely";

/** Some currencies have three decimals, and a receipt says what was paid to the last of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("payments").addColumn("thousandths", "bigint").execute();
}
