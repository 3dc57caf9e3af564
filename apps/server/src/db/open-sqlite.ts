import { open } from "node:fs/promises";
import { dirname } from "node:path";
import BetterSqlite3 from "better-sqlite3";
import {
  type CompiledQuery,
  DefaultConnectionProvider,
  DefaultQueryExecutor,
  type Dialect,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import { coalesced } from "./coalesced.ts";
import type { Database } from "./database.ts";
import { StartupError } from "../startup-error.ts";
import { scrubFile } from "./scrub-file.ts";
import { SqliteDriver } from "./sqlite-driver.ts";
import { isInTransaction } from "./transaction.ts";

/**
 * Opens the embedded database. `synchronous = NORMAL` alone could lose the newest commits in a power cut, so every
 * write waits for one shared fdatasync of the write-ahead log, outside the main thread, before it is answered. The proof of that looks on
 * through `aroundSync`.
 */
export async function openSqlite<T>(
  path: string,
  aroundSync: (sync: () => Promise<void>) => Promise<void> = (sync) => sync(),
): Promise<Database<T>> {
  const database = openFile(path);
  const log = await open(`${path}-wal`, "r+");
  await syncFolder(dirname(path));
  const driver = new SqliteDriver(
    database,
    coalesced(() => aroundSync(() => log.datasync())),
  );
  const dialect = sqliteDialect(driver);
  const props = { config: { dialect }, dialect, driver, executor: new SqliteExecutor(driver) };
  const close = async () => {
    await driver.destroy();
    await log.close();
  };
  const scrub = () => driver.whileNobodyWrites(() => scrubFile(path));
  return { kind: "sqlite", db: new Kysely<T>(props), untyped: new Kysely<unknown>(props), scrub, close };
}

function openFile(path: string): BetterSqlite3.Database {
  const database = new BetterSqlite3(path);
  try {
    database.pragma("journal_mode = WAL");
    database.pragma("synchronous = NORMAL");
    database.pragma("foreign_keys = ON");
    database.pragma("busy_timeout = 5000");
    // What is deleted or replaced is overwritten, so that it does not linger in unused bytes of the file.
    database.pragma("secure_delete = ON");
    // An empty write makes SQLite create the log, which then stays for as long as the database is open.
    database.exec("begin immediate; pragma user_version = 0; commit");
    return database;
  } catch (error) {
    database.close();
    const code = error instanceof BetterSqlite3.SqliteError ? error.code : "";
    if (!/^SQLITE_(?:NOTADB|CORRUPT)/u.test(code)) throw error;
    const remedy = "Restore it from a backup, or move it away to start with an empty one.";
    throw new StartupError(`The database ${path} cannot be read (${code}). ${remedy}`, { cause: error });
  }
}

/** Makes the names of freshly created files survive a power cut too. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, "r");
  await folder.sync();
  await folder.close();
}

function sqliteDialect(driver: SqliteDriver): Dialect {
  return {
    createAdapter: () => new SharedSqliteAdapter(),
    createDriver: () => driver,
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** Every request reads a few rows, and asking for a connection and giving it back would take as long as reading them. */
class SqliteExecutor extends DefaultQueryExecutor {
  readonly #driver: SqliteDriver;

  constructor(driver: SqliteDriver) {
    super(new SqliteQueryCompiler(), new SharedSqliteAdapter(), new DefaultConnectionProvider(driver));
    this.#driver = driver;
  }

  override executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return isInTransaction() ? super.executeQuery(query) : this.#driver.execute(query);
  }
}

/** Our driver orders transactions itself, so that syncs can overlap with the next statements. */
class SharedSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}
