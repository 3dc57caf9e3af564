import { join } from "node:path";
import type { Kysely } from "kysely";
import { lockSchema, migrateWithin, type Migrations } from "../db/migrate.ts";
import { openSqlite } from "../db/open-sqlite.ts";
import { transaction } from "../db/transaction.ts";
import { StartupError } from "../startup-error.ts";
import { emptyLog, withoutForeignKeys } from "./keys-repository.ts";
import { loadTables } from "./load-tables.ts";
import { newer, type Manifest } from "./manifest.ts";
import type { Archive } from "./read-archive.ts";
import { readTables } from "./tables-repository.ts";

/** The migrations that made the schema of a backup; those after them run at the next start. */
export function migrationsOf({ migrations: names }: Manifest, known: Migrations): Migrations {
  const unknown = names.filter((name) => !Object.hasOwn(known, name));
  if (unknown.length > 0) throw newer(`it has ${unknown.join(", ")}`);
  return Object.fromEntries(Object.entries(known).filter(([name]) => names.includes(name)));
}

/** Makes an embedded database out of a backup, in a folder without one. It is whole and on disk afterwards, or this fails. */
export async function buildEmbedded(archive: Archive, folder: string, known: Migrations): Promise<void> {
  // Nothing is promised to anybody before all of it is in, so it is synced once, at the end.
  const database = await openSqlite(join(folder, "app.db"), async () => {});
  const { untyped, kind } = database;
  try {
    const migrations = migrationsOf(archive.manifest, known);
    await transaction(untyped, (trx) => migrateWithin({ untyped: trx, kind }, migrations));
    const target = { db: untyped, kind };
    await withoutForeignKeys(target, () => loadTables(target, archive));
    await emptyLog(target);
  } finally {
    await database.close();
  }
}

/** Fills an empty PostgreSQL from a backup: all of it in one transaction, or nothing. */
export async function fillPostgres(
  archive: Archive,
  untyped: Kysely<unknown>,
  known: Migrations,
  beforeItCounts: () => Promise<void>,
): Promise<void> {
  await transaction(untyped, async (trx) => {
    const target = { db: trx, kind: "postgres" } as const;
    const schema = { untyped: trx, kind: "postgres" } as const;
    await lockSchema(schema);
    if ((await readTables(target)).length > 0)
      throw new StartupError(
        "The PostgreSQL of DATABASE_URL has tables already. Make an empty database, name that one in DATABASE_URL, and restore again. Nothing was changed.",
      );
    await migrateWithin(schema, migrationsOf(archive.manifest, known));
    await withoutForeignKeys(target, () => loadTables(target, archive));
    await beforeItCounts();
  });
}
