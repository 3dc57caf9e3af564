import { sql } from "kysely";
import type { Db } from "../../db/database.ts";

/** Takes one of so many turns, or none where they are used up. The key belongs to one mark, and so to its owner. */
export async function takeTurn(
  db: Db,
  key: string,
  { turns, endsAt }: { readonly turns: number; readonly endsAt: number },
): Promise<boolean> {
  const { rows } = await sql`
    insert into rate_limits (key, used, ends_at) values (${key}, 1, ${endsAt})
    on conflict (key) do update set used = rate_limits.used + 1 where rate_limits.used < ${turns}
    returning used`.execute(db);
  return rows.length > 0;
}

export async function giveTurnBack(db: Db, key: string): Promise<void> {
  await sql`update rate_limits set used = used - 1 where key = ${key} and used > 0`.execute(db);
}
