import type { UserId } from "@meal/domain/accounts/actor";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import type { OwnedTable } from "./owned-tables.ts";

/** A row as it may be handed out. */
export type Row = Readonly<Record<string, unknown>>;

/** Ten rows of the largest kind are read and written in a few milliseconds. */
const rowsAtOnce = 10;

/** The person's rows of a table, a few at a time, without the columns that are left out. */
export async function* readOwnRows(
  db: Db,
  { table, owner, key, leftOut }: OwnedTable,
  userId: UserId,
): AsyncGenerator<Row> {
  const own = sql`${sql.table(table)} where ${sql.ref(owner)} = ${userId}`;
  const { rows: keys } = await sql<{ key: string | number }>`
    select distinct ${sql.ref(key)} as key from ${own} order by 1`.execute(db);
  for (let at = 0; at < keys.length; at += rowsAtOnce) {
    const some = sql.join(keys.slice(at, at + rowsAtOnce).map((each) => each.key));
    const { rows } = await sql<Row>`select * from ${own} and ${sql.ref(key)} in (${some})`.execute(db);
    for (const row of rows)
      yield Object.fromEntries(Object.entries(row).filter(([column]) => leftOut[column] === undefined));
  }
}

export async function removeOwnRows(db: Db, { table, owner }: OwnedTable, userId: UserId): Promise<void> {
  await sql`delete from ${sql.table(table)} where ${sql.ref(owner)} = ${userId}`.execute(db);
}

/** Every address that mails to this person may have gone to. */
export async function readAddresses(db: Db, userId: UserId): Promise<readonly string[]> {
  const person = await db
    .selectFrom("users")
    .select(["email", "new_email"])
    .where("id", "=", userId)
    .executeTakeFirst();
  const tokens = await db
    .selectFrom("one_time_tokens")
    .select("email")
    .where("user_id", "=", userId)
    .execute();
  const all = [person?.email, person?.new_email, ...tokens.map(({ email }) => email)];
  return [...new Set(all.filter((address) => typeof address === "string"))];
}

/** Removes the keyed hashes of accounts that went longer ago than they are kept. */
export async function removeOldMemories(db: Db, now: number): Promise<void> {
  await db.deleteFrom("remembered_accounts").where("expires_at", "<=", now).execute();
}
