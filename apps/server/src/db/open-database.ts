import { join } from "node:path";
import type { Logger } from "../log.ts";
import { StartupError } from "../startup-error.ts";
import type { Database } from "./database.ts";
import { isRestoreUnfinished } from "./finish-restore.ts";
import { isToBeChanged, migrate, type Migrations } from "./migrate.ts";
import { openSqlite } from "./open-sqlite.ts";

/** Where the database is: a PostgreSQL if one is named, else a file in the data folder. */
export interface DatabasePlace {
  readonly dataFolder: string;
  readonly url: string | undefined;
}

/** Opens the database and brings its schema up to date. */
export async function openDatabase<T>(
  place: DatabasePlace,
  migrations: Migrations,
  log: Logger,
): Promise<Database<T>> {
  const database = await open<T>(place, log);
  try {
    if (database.kind === "sqlite" && (await isToBeChanged(database.untyped, migrations))) {
      const { backUpBeforeMigration } = await import("../backup/before-migration.ts");
      log.info(await backUpBeforeMigration(place.dataFolder), "made a backup before the database is changed");
    }
    const applied = await migrate(database, migrations);
    if (applied.length > 0) log.info({ applied }, "migrated");
    return database;
  } catch (error) {
    await database.close();
    throw explain(error, place);
  }
}

async function open<T>({ dataFolder, url }: DatabasePlace, log: Logger): Promise<Database<T>> {
  if (url === undefined) {
    refuseHalfRestored(dataFolder);
    return openSqlite<T>(join(dataFolder, "app.db"));
  }
  const { openPostgres } = await import("./open-postgres.ts");
  return openPostgres<T>({
    url,
    onIdleError: (err) => log.warn({ err }, "a database connection broke"),
    onPooler: () => log.info("a pooler stands before PostgreSQL, so statements are sent without names"),
  });
}

/** Says what to do about a data folder that a restore was putting things into when it was ended. */
export function refuseHalfRestored(dataFolder: string): void {
  if (!isRestoreUnfinished(dataFolder)) return;
  throw new StartupError(
    `A restore into ${dataFolder} is under way, or was cut off. If none is running, start the server once: it finishes that first.`,
  );
}

/** A server that does not answer is for the operator to mend; the address is told without its password. */
function explain(error: unknown, { url }: DatabasePlace): unknown {
  if (url === undefined || !isUnreachable(error)) return error;
  const { host, pathname } = new URL(url);
  const reason = error instanceof Error ? error.message || error.name : "";
  return new StartupError(`The PostgreSQL of DATABASE_URL (${host}${pathname}) cannot be used: ${reason}`, {
    cause: error,
  });
}

function isUnreachable(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  // The network's own codes, and PostgreSQL's for a wrong name, a wrong password and a missing database.
  return /^(?:E[A-Z_]+|28\w{3}|3D000|57P03)$/u.test(code) || /timeout|terminated/iu.test(String(error));
}
