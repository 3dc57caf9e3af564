import { sql, type Kysely } from "kysely";
import { StartupError } from "../startup-error.ts";
import type { Database, DatabaseKind } from "./database.ts";
import { transaction } from "./transaction.ts";

/** One step of the schema. It imports nothing of ours, awaits only SQL, and only adds once it was released. */
export type Migration = (db: Kysely<unknown>, kind: DatabaseKind) => Promise<void>;

/** Migrations by name; a name is its UTC time and its intent, so sorting names gives the order. */
export type Migrations = Readonly<Record<string, Migration>>;

type Schema = Pick<Database, "untyped" | "kind">;

const advisoryLock = 4_207_310_562;

/**
 * Brings the schema up to date and answers the names it applied. All of it is one transaction under a lock, so a
 * second process waits, and a failure leaves the old state on both databases.
 */
export async function migrate(database: Schema, migrations: Migrations): Promise<readonly string[]> {
  const { untyped, kind } = database;
  return transaction(untyped, (trx) => migrateWithin({ untyped: trx, kind }, migrations));
}

/** The same within a transaction that is open already. */
export async function migrateWithin(
  { untyped: trx, kind }: Schema,
  migrations: Migrations,
): Promise<readonly string[]> {
  await lockSchema({ untyped: trx, kind });
  await sql`create table if not exists schema_migrations (
    name text primary key not null, applied_at bigint not null
  )`.execute(trx);
  const pending = pendingNames(migrations, await appliedNames(trx));
  for (const name of pending) {
    await apply(trx, name, migrations[name], kind);
    await sql`insert into schema_migrations (name, applied_at) values (${name}, ${Date.now()})`.execute(trx);
  }
  return pending;
}

/** Nobody else changes the schema until the transaction is over. An open transaction of SQLite is such a lock by itself. */
export async function lockSchema({ untyped: trx, kind }: Schema): Promise<void> {
  if (kind === "postgres") await sql`select pg_advisory_xact_lock(${sql.lit(advisoryLock)})`.execute(trx);
}

/** Whether an embedded database holds something that migrations are about to change. */
export async function isToBeChanged(db: Kysely<unknown>, migrations: Migrations): Promise<boolean> {
  const found = await sql`select 1 from sqlite_master where name = 'schema_migrations'`.execute(db);
  if (found.rows.length === 0) return false;
  const applied = await appliedNames(db);
  return applied.length > 0 && pendingNames(migrations, applied).length > 0;
}

/** The migrations that a database has, in their order. */
export async function appliedNames(db: Kysely<unknown>): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select name from schema_migrations`.execute(db);
  return rows.map(({ name }) => name).toSorted();
}

function pendingNames(migrations: Migrations, applied: readonly string[]): readonly string[] {
  const unknown = applied.filter((name) => !Object.hasOwn(migrations, name));
  if (unknown.length > 0) {
    throw new StartupError(
      `This database was made by a newer version (it has ${unknown.join(", ")}). Run that version.`,
    );
  }
  return Object.keys(migrations)
    .filter((name) => !applied.includes(name))
    .toSorted();
}

async function apply(
  db: Kysely<unknown>,
  name: string,
  up: Migration | undefined,
  kind: DatabaseKind,
): Promise<void> {
  try {
    await up?.(db, kind);
  } catch (error) {
    throw new Error(`The migration ${name} failed; nothing was changed.`, { cause: error });
  }
}
