import type { UserId } from "../ports/sessions.ts";
import type { Database, Db } from "./database.ts";

/**
 * Makes transactions of one person that call this follow one another, so that what one of them counts is still true when it
 * adds to it. A transaction on the embedded database has it for itself anyway.
 */
export async function holdPerson(trx: Db, kind: Database["kind"], userId: UserId): Promise<void> {
  if (kind === "sqlite") return;
  await trx.selectFrom("users").select("id").where("id", "=", userId).forNoKeyUpdate().execute();
}
