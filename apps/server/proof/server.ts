import { copyFileSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { guestSessions } from "../src/adapters/sessions/guest/guest-sessions.ts";
import { proxyList, readConfig } from "../src/config.ts";
import { ownDataFolder } from "../src/db/data-folder.ts";
import { migrate } from "../src/db/migrate.ts";
import { openPostgres } from "../src/db/open-postgres.ts";
import { openSqlite } from "../src/db/open-sqlite.ts";
import { createApp } from "../src/http/create-app.ts";
import { listen } from "../src/http/listen.ts";
import { createLogger } from "../src/log.ts";
import { entryRoutes, proofMigrations, type ProofTables } from "./entries.ts";

// The product's own database, HTTP and mounting, composed around one endpoint that writes.
const config = readConfig(process.env, "/nowhere");
const log = createLogger("error");
const folder = ownDataFolder(config.DATA_DIR);
const database = await open(config.DATABASE_URL);
await migrate(database, proofMigrations);
const routes = entryRoutes(database);
const proxies = proxyList([]);
const app = createApp({
  routes,
  sessions: guestSessions,
  log,
  appUrl: "http://localhost",
  proxies,
  web: undefined,
});
await listen(app, { host: "127.0.0.1", port: config.PORT });
process.stdout.write("ready\n");

function open(url: string | undefined) {
  if (url !== undefined) return openPostgres<ProofTables>({ url, onIdleError: () => {} });
  const recording = process.env["RECORD_TO"];
  const path = join(folder.path, "app.db");
  return openSqlite<ProofTables>(path, recording === undefined ? undefined : recorder(path, recording));
}

/**
 * Keeps what a disk would hold at least: both files as they are when a sync of the log begins, which becomes the
 * state of the disk only once that sync is over.
 */
function recorder(path: string, recording: string): (sync: () => Promise<void>) => Promise<void> {
  let count = 0;
  return async (sync) => {
    const number = ++count;
    const image = join(recording, `begun-${number}`);
    mkdirSync(image, { recursive: true });
    for (const end of ["", "-wal"]) copyFileSync(`${path}${end}`, join(image, `app.db${end}`));
    await sync();
    renameSync(image, join(recording, `disk-${number}`));
    rmSync(join(recording, `disk-${number - 1}`), { recursive: true, force: true });
  };
}
