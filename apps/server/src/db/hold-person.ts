import type { OwnerId, UserId } from "@meal/domain/accounts/actor";
import type { Database, Db } from "./database.ts";

/**
 * Makes transactions of one person that call this follow one another, so that what one of them counts is still true when it
 * adds to it. A transaction on the embedded database has it for itself anyway.
 */
export async function holdPerson(trx: Db, kind: Database["kind"], userId: UserId): Promise<void> {
  if (kind === "sqlite") return;
  await trx.selectFrom("users").select("id").where("id", "=", userId).forNoKeyUpdate().execute();
}

/** The same for whatever belongs to a household. The id of a household of one is its person's, whose row stands for it. */
export async function holdHousehold(trx: Db, kind: Database["kind"], ownerId: OwnerId): Promise<void> {
  if (kind === "sqlite") return;
  await trx.selectFrom("users").select("id").where("id", "=", ownerId).forNoKeyUpdate().execute();
}
