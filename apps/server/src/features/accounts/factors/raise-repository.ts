import type { UserId } from "@meal/domain/accounts/actor";
import type { Db } from "../../../db/database.ts";
import type { HalfSession, UserSession } from "../../../ports/sessions.ts";
import type { SessionRow } from "../sessions/sessions-repository.ts";

/** What changes when the second factor was shown. */
export interface Raise {
  readonly methods: readonly string[];
  /** The hash of the cookie's new token, if it gets one. */
  readonly newCookie: string | undefined;
  readonly now: number;
}

/** Makes a session one of two factors and ends the refresh tokens it had; nothing when the session is over. */
export async function raiseSessionRow(
  trx: Db,
  { userId, sessionId }: HalfSession | UserSession,
  { methods, newCookie, now }: Raise,
): Promise<SessionRow | undefined> {
  const tokens = trx.updateTable("refresh_tokens").set({ used_at: now }).where("session_id", "=", sessionId);
  await tokens.where("used_at", "is", null).execute();
  const row = await trx
    .updateTable("auth_sessions")
    .set({ aal: "aal2", needs_second_factor: false, methods })
    .where("user_id", "=", userId)
    .where("id", "=", sessionId)
    .returningAll()
    .executeTakeFirst();
  if (!row || row.cookie_hash === null || newCookie === undefined) return row;
  await trx
    .updateTable("auth_sessions")
    .set({ cookie_hash: newCookie })
    .where("id", "=", sessionId)
    .execute();
  return row;
}

/** The other sessions of a person who just got a second factor have to show it too. */
export async function closeOpenSessions(trx: Db, owner: UserId, sessionId: string): Promise<void> {
  const sessions = trx.updateTable("auth_sessions").set({ needs_second_factor: true });
  await sessions
    .where("user_id", "=", owner)
    .where("aal", "=", "aal1")
    .where("id", "!=", sessionId)
    .execute();
}

/** Ends the sign-ins that wait for a second factor. */
export async function endHalfSessions(trx: Db, owner: UserId): Promise<void> {
  const sessions = trx.deleteFrom("auth_sessions").where("user_id", "=", owner);
  await sessions.where("needs_second_factor", "=", true).execute();
}
