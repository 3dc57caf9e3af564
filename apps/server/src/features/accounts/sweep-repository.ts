import type { Clock } from "../../ports/clock.ts";
import type { Db } from "../../db/database.ts";

const DAY_MS = 24 * 3_600_000;
/** So long a link can still say that it is over instead of unknown. */
const TOKEN_MEMORY_MS = 7 * DAY_MS;
/** An account that nobody confirmed in this time takes up a place of its network address for nothing. */
const UNCONFIRMED_LIFETIME_MS = 7 * DAY_MS;

/** Removes what is over: sessions, tokens, counters and memories. It can run at any time, in any number of processes. */
export async function sweepAccounts(db: Db, clock: Clock): Promise<void> {
  const now = clock.now();
  await db.deleteFrom("auth_sessions").where("expires_at", "<=", now).execute();
  await db
    .deleteFrom("one_time_tokens")
    .where("expires_at", "<=", now - TOKEN_MEMORY_MS)
    .execute();
  await db.deleteFrom("auth_challenges").where("expires_at", "<=", now).execute();
  await db.deleteFrom("rate_limits").where("ends_at", "<=", now).execute();
  await db
    .deleteFrom("users")
    .where("email_confirmed_at", "is", null)
    .where("last_sign_in_at", "is", null)
    .where("created_at", "<=", now - UNCONFIRMED_LIFETIME_MS)
    // Whom the operator made takes up no place.
    .where("address_hash", "is not", null)
    .execute();
  await db.deleteFrom("remembered_accounts").where("expires_at", "<=", now).execute();
}
