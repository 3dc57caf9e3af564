import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import BetterSqlite3 from "better-sqlite3";
import { sql } from "kysely";
import { refuseHalfRestored } from "../db/open-database.ts";
import { openPostgres } from "../db/open-postgres.ts";
import { openSqlite } from "../db/open-sqlite.ts";
import { transaction } from "../db/transaction.ts";
import { StartupError } from "../startup-error.ts";
import type { Source } from "./tables-repository.ts";

interface Place {
  readonly dataFolder: string;
  /** Of a PostgreSQL; the embedded database otherwise. */
  readonly url: string | undefined;
}

/** Gives the database as it is at one moment. Nobody who works with it waits. */
export async function withSource<T>(
  { dataFolder, url }: Place,
  work: string,
  onStep: (step: string) => void,
  use: (source: Source) => Promise<T>,
): Promise<T> {
  if (url !== undefined) {
    const database = openPostgres({ url, onIdleError: () => {} });
    try {
      return await transaction(database.untyped, async (trx) => {
        await sql`set transaction isolation level repeatable read, read only`.execute(trx);
        return use({ db: trx, kind: "postgres" });
      });
    } finally {
      await database.close();
    }
  }
  refuseHalfRestored(dataFolder);
  const snapshot = join(work, "snapshot.db");
  takeSnapshot(join(dataFolder, "app.db"), snapshot);
  onStep("snapshot taken");
  const database = await openSqlite(snapshot, async () => {});
  try {
    return await use({ db: database.untyped, kind: "sqlite" });
  } finally {
    await database.close();
    for (const ending of ["", "-wal", "-shm"]) rmSync(`${snapshot}${ending}`, { force: true });
  }
}

function takeSnapshot(path: string, snapshot: string): void {
  if (!existsSync(path))
    throw new StartupError(
      `There is no database at ${path}, so there is nothing to back up. Check DATA_DIR.`,
    );
  const database = new BetterSqlite3(path, { readonly: true, timeout: 5000 });
  try {
    database.prepare("vacuum into ?").run(snapshot);
  } finally {
    database.close();
  }
}
