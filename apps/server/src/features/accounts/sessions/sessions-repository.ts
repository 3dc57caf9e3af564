import type { UserId } from "@meal/domain/accounts/actor";
import type { Insertable, Selectable } from "kysely";
import type { Db } from "../../../db/database.ts";
import type { Tables } from "../../../db/tables.ts";

/** A session as stored. */
export type SessionRow = Selectable<Tables["auth_sessions"]>;

/** Adds a session. */
export async function addSession(db: Db, session: Insertable<Tables["auth_sessions"]>): Promise<void> {
  await db.insertInto("auth_sessions").values(session).execute();
}

/** One session of a person. */
export async function readSessionRow(db: Db, owner: UserId, id: string): Promise<SessionRow | undefined> {
  const sessions = db.selectFrom("auth_sessions").selectAll();
  return sessions.where("user_id", "=", owner).where("id", "=", id).executeTakeFirst();
}

/** The sessions of a person that are not over, the newest first. */
export async function listSessionRows(db: Db, owner: UserId, now: number): Promise<readonly SessionRow[]> {
  const sessions = db.selectFrom("auth_sessions").selectAll().where("user_id", "=", owner);
  return sessions.where("expires_at", ">", now).orderBy("created_at", "desc").orderBy("id").execute();
}

/** Which sessions of a person to end. */
export type SessionScope = "local" | "others" | "global";

/** Ends sessions of a person, with their refresh tokens. The devices behind them are woken no more. */
export async function endSessions(
  db: Db,
  owner: UserId,
  scope: SessionScope,
  sessionId: string,
): Promise<void> {
  const sessions = db.deleteFrom("auth_sessions").where("user_id", "=", owner);
  const devices = db.deleteFrom("push_devices").where("user_id", "=", owner);
  if (scope === "global") {
    await sessions.execute();
    await devices.execute();
    return;
  }
  const which = scope === "local" ? "=" : "!=";
  await sessions.where("id", which, sessionId).execute();
  await devices.where("session_id", which, sessionId).execute();
}

/** Adds a refresh token to its session. */
export async function addRefreshToken(db: Db, token: Insertable<Tables["refresh_tokens"]>): Promise<void> {
  await db.insertInto("refresh_tokens").values(token).execute();
}

/** Uses a refresh token up, if that was not done before: of two at the same moment one gets it. */
export async function useRefreshToken(db: Db, tokenHash: string, now: number) {
  return db
    .updateTable("refresh_tokens")
    .set({ used_at: now })
    .where("token_hash", "=", tokenHash)
    .where("used_at", "is", null)
    .returning(["user_id", "session_id"])
    .executeTakeFirst();
}

/** The session that a used refresh token belongs to. */
export async function readRefreshToken(db: Db, tokenHash: string) {
  const tokens = db.selectFrom("refresh_tokens").select(["user_id", "session_id"]);
  return tokens.where("token_hash", "=", tokenHash).executeTakeFirst();
}
