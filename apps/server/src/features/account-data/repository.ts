import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import type { UserId } from "../../ports/sessions.ts";
import type { OwnedTable } from "./owned-tables.ts";

/** A row as it may be handed out. */
export type Row = Readonly<Record<string, unknown>>;

/** The person's rows of a table, without the columns that are left out. */
export async function readOwnRows(
  db: Db,
  { table, owner, leftOut }: OwnedTable,
  userId: UserId,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select * from ${sql.table(table)} where ${sql.ref(owner)} = ${userId}`.execute(db);
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([column]) => leftOut[column] === undefined)),
  );
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
