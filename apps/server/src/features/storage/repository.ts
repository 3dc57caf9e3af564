import type { UserId } from "@meal/domain/accounts/actor";
import type { Selectable } from "kysely";
import type { Db } from "../../db/database.ts";
import type { Tables } from "../../db/tables.ts";

const limitName = "person";

/** What the person stores, as the database counts it; nothing for who stored nothing yet. */
export async function findUsed(
  db: Db,
  userId: UserId,
): Promise<Selectable<Tables["storage_used"]> | undefined> {
  return db.selectFrom("storage_used").selectAll().where("user_id", "=", userId).executeTakeFirst();
}

/** Says how much everybody may store. From then on the database refuses what would be more. */
export async function setLimit(db: Db, bytes: number): Promise<void> {
  await db
    .insertInto("storage_limit")
    .values({ name: limitName, bytes })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ bytes }))
    .execute();
}

export async function removeLimit(db: Db): Promise<void> {
  await db.deleteFrom("storage_limit").execute();
}
