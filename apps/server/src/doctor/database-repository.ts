import BetterSqlite3 from "better-sqlite3";
import type { Client } from "pg";

/** A migration that a database has. */
export interface Applied {
  readonly name: string;
  readonly applied_at: number;
}

/** Reads the migrations of an embedded database, without changing it; nothing when the file is damaged. */
export function readFileMigrations(path: string, patienceMs: number): readonly Applied[] | undefined {
  const database = new BetterSqlite3(path, { readonly: true, timeout: patienceMs });
  try {
    if (database.pragma("quick_check(1)", { simple: true }) !== "ok") return undefined;
    return database.prepare<[], Applied>("select name, applied_at from schema_migrations").all();
  } finally {
    database.close();
  }
}

/** The migrations of a PostgreSQL; nothing when it has no tables yet. */
export async function readMigrations(client: Client): Promise<readonly Applied[] | undefined> {
  const known = await client.query<{ is_there: boolean }>(
    "select to_regclass('schema_migrations') is not null as is_there",
  );
  if (known.rows[0]?.is_there !== true) return undefined;
  const { rows } = await client.query<Applied>("select name, applied_at from schema_migrations");
  return rows;
}

/** What a PostgreSQL takes for the time. */
export async function readTime(client: Client): Promise<number> {
  const { rows } = await client.query<{ now: number }>(
    "select (extract(epoch from clock_timestamp()) * 1000)::float8 as now",
  );
  return rows[0]?.now ?? 0;
}
