import { randomUUID } from "node:crypto";
import type { Insertable } from "kysely";
import type { Db } from "../../../db/database.ts";
import type { Tables } from "../../../db/tables.ts";

/** Whether an account of this e-mail was deleted not long ago. */
export async function isRemembered(db: Db, emailHash: string, now: number): Promise<boolean> {
  const memories = db.selectFrom("remembered_accounts").select("id").where("email_hash", "=", emailHash);
  return (await memories.where("expires_at", ">", now).executeTakeFirst()) !== undefined;
}

/** Keeps keyed hashes of an account that goes, so that rejoining resets no limit. Nothing else stays. */
export async function remember(
  db: Db,
  memory: Omit<Insertable<Tables["remembered_accounts"]>, "id">,
): Promise<void> {
  await db
    .insertInto("remembered_accounts")
    .values({ id: randomUUID(), ...memory })
    .execute();
}
