import { sql } from "kysely";
import type { Database, Db } from "../../../db/database.ts";

/** How many accounts come from an address, or from the network around it. Those that were deleted lately count as well. */
export async function countAccounts(
  db: Db,
  column: "address_hash" | "network_hash",
  hash: string,
  now: number,
): Promise<number> {
  const isFrom = sql`${sql.ref(column)} = ${hash}`;
  const { rows } = await sql<{ taken: number }>`select
    (select count(*) from users where ${isFrom}) +
    (select count(*) from remembered_accounts where ${isFrom} and expires_at > ${now}) as taken`.execute(db);
  return rows[0]?.taken ?? 0;
}

/** Lets the sign-ups of one network go one after the other until this transaction ends. SQLite has but one writer anyway. */
export async function holdNetwork(trx: Db, kind: Database["kind"], hash: string): Promise<void> {
  if (kind === "postgres") await sql`select pg_advisory_xact_lock(hashtextextended(${hash}, 0))`.execute(trx);
}
