import { sql } from "kysely";
import type { Db } from "../../db/database.ts";

/** Asks the database for nothing, and fails unless it answers. */
export async function askForNothing(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}
