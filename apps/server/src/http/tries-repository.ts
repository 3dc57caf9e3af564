import { sql } from "kysely";
import type { Db } from "../db/database.ts";

/** The tries that were counted under a key, and when their window ends. */
interface Tries {
  readonly used: number;
  readonly ends_at: number;
}

/** Counts one try. One upsert counts and answers at once, so two tries at the same moment cannot both be the last. */
export async function countTry(db: Db, key: string, now: number, ends: number): Promise<Tries | undefined> {
  const { rows } = await sql<Tries>`
    insert into rate_limits (key, used, ends_at) values (${key}, 1, ${ends})
    on conflict (key) do update set
      used = case when rate_limits.ends_at <= ${now} then 1 else rate_limits.used + 1 end,
      ends_at = case when rate_limits.ends_at <= ${now} then ${ends} else rate_limits.ends_at end
    returning used, ends_at`.execute(db);
  return rows[0];
}

/** Forgets what was tried under a key. */
export async function forgetTries(db: Db, key: string): Promise<void> {
  await db.deleteFrom("rate_limits").where("key", "=", key).execute();
}
