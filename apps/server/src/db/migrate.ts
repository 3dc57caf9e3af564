import { sql, type Kysely } from "kysely";
import { StartupError } from "../startup-error.ts";
import type { Database, DatabaseKind } from "./database.ts";
import { transaction } from "./transaction.ts";

/** One step of the schema. It imports nothing of ours, awaits only SQL, and only adds once it was released. */
export type Migration = (db: Kysely<unknown>, kind: DatabaseKind) => Promise<void>;

/** Runs a piece of a preparation in a transaction of its own, while nobody else changes the schema. */
type InPiece = <Result>(work: (trx: Kysely<unknown>) => Promise<Result>) => Promise<Result>;

/**
 * A migration that would make others wait for long on PostgreSQL: there, most of it is done before, piece by piece, while the
 * version before goes on. `up` then does what is left, and all of it where nothing was prepared.
 */
interface PreparedMigration {
  readonly up: Migration;
  readonly prepare: (inPiece: InPiece) => Promise<void>;
}

/** Migrations by name; a name is its UTC time and its intent, so sorting names gives the order. */
export type Migrations = Readonly<Record<string, Migration | PreparedMigration>>;

type Schema = Pick<Database, "untyped" | "kind">;

const advisoryLock = 4_207_310_562;

/**
 * Brings the schema up to date and answers the names it applied. All of it is one transaction under a lock, so a
 * second process waits, and a failure leaves the old state on both databases.
 */
export async function migrate(database: Schema, migrations: Migrations): Promise<readonly string[]> {
  const { untyped, kind } = database;
  if (kind === "postgres") await prepareNext(untyped, migrations);
  return transaction(untyped, (trx) => migrateWithin({ untyped: trx, kind }, migrations));
}

/** Only the very next migration finds the schema that its preparation was written for. */
async function prepareNext(untyped: Kysely<unknown>, migrations: Migrations): Promise<void> {
  const { rows } = await sql<{ isThere: boolean }>`
    select to_regclass('schema_migrations') is not null as "isThere"`.execute(untyped);
  if (rows[0]?.isThere !== true) return;
  const [next = ""] = pendingNames(migrations, await appliedNames(untyped));
  const migration = migrations[next];
  if (migration === undefined || typeof migration === "function") return;
  await migration.prepare((work) =>
    transaction(untyped, async (trx) => {
      await lockSchema({ untyped: trx, kind: "postgres" });
      return work(trx);
    }),
  );
}

/** Runs the migrations within a transaction that is open already. */
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
  migration: Migration | PreparedMigration | undefined,
  kind: DatabaseKind,
): Promise<void> {
  try {
    await (typeof migration === "function" ? migration : migration?.up)?.(db, kind);
  } catch (error) {
    throw new Error(`The migration ${name} failed; nothing was changed.`, { cause: error });
  }
}
