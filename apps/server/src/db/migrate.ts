import { sql, type Kysely } from "kysely";
import type { Database, DatabaseKind } from "./database.ts";
import { transaction } from "./transaction.ts";

/** One step of the schema. It imports nothing of ours, awaits only SQL, and only adds once it was released. */
export type Migration = (db: Kysely<unknown>, kind: DatabaseKind) => Promise<void>;

/** Migrations by name; a name is its UTC time and its intent, so sorting names gives the order. */
export type Migrations = Readonly<Record<string, Migration>>;

const advisoryLock = 4_207_310_562;

/**
 * Brings the schema up to date and answers the names it applied. All of it is one transaction under a lock, so a
 * second process waits, and a failure leaves the old state on both databases.
 */
export async function migrate(
  { untyped, kind }: Pick<Database, "untyped" | "kind">,
  migrations: Migrations,
): Promise<readonly string[]> {
  return transaction(untyped, async (trx) => {
    if (kind === "postgres") await sql`select pg_advisory_xact_lock(${sql.lit(advisoryLock)})`.execute(trx);
    await sql`create table if not exists schema_migrations (
      name text primary key not null, applied_at bigint not null
    )`.execute(trx);
    const applied = await sql<{ name: string }>`select name from schema_migrations`.execute(trx);
    const pending = pendingNames(Object.keys(migrations), new Set(applied.rows.map(({ name }) => name)));
    for (const name of pending) {
      await apply(trx, name, migrations[name], kind);
      await sql`insert into schema_migrations (name, applied_at) values (${name}, ${Date.now()})`.execute(
        trx,
      );
    }
    return pending;
  });
}

function pendingNames(known: readonly string[], applied: ReadonlySet<string>): readonly string[] {
  const unknown = [...applied].filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(
      `This database was made by a newer version (it has ${unknown.join(", ")}). Run that version.`,
    );
  }
  return known.filter((name) => !applied.has(name)).toSorted();
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
