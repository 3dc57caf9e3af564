import { type Dialect, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from "kysely";
import { Pool, types } from "pg";
import type { Database } from "./database.ts";
import { PostgresDriver } from "./postgres-driver.ts";

/** How to reach PostgreSQL. */
export interface PostgresOptions {
  readonly url: string;
  /** Told when an idle connection breaks; without a listener that would end the process. */
  readonly onIdleError: (error: Error) => void;
  /** Told once when a pooler stands between, and statements are therefore sent without names. */
  readonly onPooler?: () => void;
}

const int8 = 20;
const numeric = 1700;

/** Opens PostgreSQL behind a pool of ten connections. */
export function openPostgres<T>({ url, onIdleError, onPooler = () => {} }: PostgresOptions): Database<T> {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    types: { getTypeParser: parserOf },
  });
  pool.on("error", onIdleError);
  // A connection that breaks while somebody holds it says so on the client alone; the query at hand fails by itself.
  pool.on("connect", (client) => client.on("error", () => {}));
  const driver = new PostgresDriver(pool, onPooler);
  const dialect: Dialect = {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => driver,
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
  return {
    kind: "postgres",
    db: new Kysely<T>({ dialect }),
    untyped: new Kysely<unknown>({ dialect }),
    scrub: async () => {},
    close: () => driver.destroy(),
  };
}

/** Counts, instants and sums are exact as numbers here; as strings they would differ from SQLite. */
function parserOf(oid: number, format?: "text" | "binary") {
  if (oid === int8 || oid === numeric) return Number;
  return format === "binary" ? types.getTypeParser(oid, "binary") : types.getTypeParser(oid, "text");
}
