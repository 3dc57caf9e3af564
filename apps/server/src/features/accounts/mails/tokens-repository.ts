import type { UserId } from "@meal/domain/accounts/actor";
import type { MailPurpose } from "@meal/domain/accounts/mail-links";
import type { Insertable, Selectable } from "kysely";
import type { Db } from "../../../db/database.ts";
import type { Tables } from "../../../db/tables.ts";

/** What a mail carried, as stored. */
export type OneTimeToken = Selectable<Tables["one_time_tokens"]>;

/** Adds a token; the older ones for the same purpose do not work any more. */
export async function addOneTimeToken(db: Db, token: Insertable<Tables["one_time_tokens"]>): Promise<void> {
  await db
    .updateTable("one_time_tokens")
    .set({ used_at: token.created_at })
    .where("user_id", "=", token.user_id)
    .where("purpose", "=", token.purpose)
    .where("used_at", "is", null)
    .execute();
  await db.insertInto("one_time_tokens").values(token).execute();
}

/** Uses a token up, if it still holds: of two at the same moment one gets it. */
export async function useOneTimeToken(
  db: Db,
  tokenHash: string,
  purposes: readonly MailPurpose[],
  now: number,
): Promise<OneTimeToken | undefined> {
  return db
    .updateTable("one_time_tokens")
    .set({ used_at: now })
    .where("token_hash", "=", tokenHash)
    .where("purpose", "in", purposes)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .returningAll()
    .executeTakeFirst();
}

/** Why a token did not work: it may be used or over. */
export async function readOneTimeToken(db: Db, tokenHash: string): Promise<OneTimeToken | undefined> {
  return db.selectFrom("one_time_tokens").selectAll().where("token_hash", "=", tokenHash).executeTakeFirst();
}

/** The token that was mailed with this code to this address, whoever it belongs to. */
export async function findTokenByCode(
  db: Db,
  email: string,
  codeHash: string,
): Promise<OneTimeToken | undefined> {
  const tokens = db.selectFrom("one_time_tokens").selectAll().where("email", "=", email);
  return tokens.where("code_hash", "=", codeHash).orderBy("created_at", "desc").executeTakeFirst();
}

/** Ends all that was mailed to a person and not used. */
export async function endOneTimeTokens(db: Db, owner: UserId, now: number): Promise<void> {
  const tokens = db.updateTable("one_time_tokens").set({ used_at: now }).where("user_id", "=", owner);
  await tokens.where("used_at", "is", null).execute();
}
