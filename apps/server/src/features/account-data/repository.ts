import { type Actor, householdOfOne, type UserId } from "@meal/domain/accounts/actor";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import type { OwnedTable } from "./owned-tables.ts";

/** A row as it may be handed out. */
export type Row = Readonly<Record<string, unknown>>;

/** Ten rows of the largest kind are read and written in a few milliseconds. */
const rowsAtOnce = 10;

/** The rows of a table that are the person's or their household's, a few at a time, without the columns that are left out. */
export async function* readOwnRows(
  db: Db,
  { table, owner, key, leftOut }: OwnedTable,
  { userId, ownerId }: Actor,
): AsyncGenerator<Row> {
  // Search keeps both under the owner: what is the person's own, and what is the household's.
  const ids = owner === "owner_id" ? [ownerId, userId] : [userId];
  const own = sql`${sql.table(table)} where ${sql.ref(owner)} in (${sql.join(ids)})`;
  const { rows: keys } = await sql<{ key: string | number }>`
    select distinct ${sql.ref(key)} as key from ${own} order by 1`.execute(db);
  for (let at = 0; at < keys.length; at += rowsAtOnce) {
    const some = sql.join(keys.slice(at, at + rowsAtOnce).map((each) => each.key));
    const { rows } = await sql<Row>`select * from ${own} and ${sql.ref(key)} in (${some})`.execute(db);
    for (const row of rows)
      yield Object.fromEntries(Object.entries(row).filter(([column]) => leftOut[column] === undefined));
  }
}

/** Removes what was the person's alone: a household of one goes with its person. */
export async function removeOwnRows(db: Db, { table, owner }: OwnedTable, userId: UserId): Promise<void> {
  const id = owner === "owner_id" ? householdOfOne(userId) : userId;
  await sql`delete from ${sql.table(table)} where ${sql.ref(owner)} = ${id}`.execute(db);
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
