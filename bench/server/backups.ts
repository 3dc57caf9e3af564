import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { readConfig } from "@meal/server/config";
import type { Database } from "@meal/server/db/database";
import { migrate } from "@meal/server/db/migrate";
import { migrations } from "@meal/server/db/migrations";
import { openPostgres } from "@meal/server/db/open-postgres";
import { openSqlite } from "@meal/server/db/open-sqlite";
import { createLogger } from "@meal/server/log";
import { start } from "@meal/server/start";
import { findFreePort } from "@meal/testkit/free-port";
import { startPostgres } from "@meal/testkit/postgres-server";
import { personOf, seedPeople } from "./people.ts";
import { seedRecipes } from "./saved-recipes.ts";

const people = 2;
const pictures = 500;
const pictureBytes = 200_000;
const polledEveryMs = 20;
const writtenEveryMs = 10;
const programs = join(import.meta.dirname, "../../apps/server/src/cli");

/** How long the server stands still while it is backed up, how long that takes, and what it holds in memory. */
export async function measureBackups(say: (line: string) => void): Promise<void> {
  const server = await startPostgres({ isDurable: false });
  try {
    for (const url of [undefined, server.url]) await measureOn(url, say);
  } finally {
    await server.stop();
  }
}

async function measureOn(url: string | undefined, say: (line: string) => void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "meal-bench-backup-"));
  const data = join(folder, "data");
  mkdirSync(join(data, "files/meal-images"), { recursive: true });
  const open = () =>
    url === undefined ? openSqlite(join(data, "app.db")) : openPostgres({ url, onIdleError: () => {} });
  const database = await open();
  await migrate(database, migrations);
  const settings = {
    PATH: process.env["PATH"] ?? "",
    DATA_DIR: data,
    ...(url === undefined ? {} : { DATABASE_URL: url }),
  };
  const small = await run(["backup.ts", "--to", join(folder, "small.zip")], settings);
  await seed(database, data);
  await database.close();
  const file = join(folder, "large.zip");
  const server = await start(
    readConfig({ ...settings, PORT: String(await findFreePort()), LOG_LEVEL: "silent" }, folder),
    folder,
    createLogger("silent"),
  );
  const quiet = await stallWhile(open, () => sleep(2000));
  let large = small;
  const busy = await stallWhile(open, async () => {
    large = await run(["backup.ts", "--to", file], settings);
  });
  await server.stop();
  const restored = await run(["restore.ts", file], { PATH: settings.PATH, DATA_DIR: join(folder, "new") });
  const kind = url === undefined ? "sqlite" : "postgres";
  say(
    `backup on ${kind}, 20,000 recipes and ${pictures} pictures, ${(statSync(file).size / 1e6).toFixed(0)} MB: made and restored once in ${large.seconds.toFixed(1)} s, restored in ${restored.seconds.toFixed(1)} s`,
  );
  say(
    `  the server's longest stall meanwhile: ${busy.toFixed(0)} ms (${quiet.toFixed(0)} ms without a backup); memory ${(large.peakMb - small.peakMb).toFixed(0)} MB more than for an empty one (bar <= 150), restoring ${(restored.peakMb - small.peakMb).toFixed(0)} MB`,
  );
  rmSync(folder, { recursive: true });
}

async function seed(database: Database, data: string): Promise<void> {
  await seedPeople(database, people);
  for (let person = 0; person < people; person += 1) await seedRecipes(database, person);
  for (let number = 0; number < pictures; number += 1) {
    const path = `picture-${number}.jpg`;
    writeFileSync(join(data, "files/meal-images", path), randomBytes(pictureBytes));
    const row = { path, user_id: personOf(0), bucket: "meal-images", created_at: number } as const;
    await database.db.insertInto("stored_files").values(row).execute();
  }
}

/** The longest time that this process, which is the server, could not turn to anything, with somebody writing all the time. */
async function stallWhile(
  open: () => Database | Promise<Database>,
  work: () => Promise<unknown>,
): Promise<number> {
  const database = await open();
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const over = new AbortController();
  const writing = (async () => {
    while (!over.signal.aborted) {
      await database.db.updateTable("users").set({ updated_at: Date.now() }).execute();
      await sleep(writtenEveryMs);
    }
  })();
  delay.enable();
  await work();
  delay.disable();
  over.abort();
  await writing;
  await database.close();
  return delay.max / 1e6;
}

/** Runs a program, and answers how long it took and how much memory it held at most, with the process that it starts. */
async function run(
  [program = "", ...words]: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<{ readonly seconds: number; readonly peakMb: number }> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [join(programs, program), ...words], { env });
  let peakMb = 0;
  const polling = setInterval(() => (peakMb = Math.max(peakMb, peakOf(child.pid))), polledEveryMs);
  const [errors] = await Promise.all([text(child.stderr), text(child.stdout), once(child, "close")]);
  clearInterval(polling);
  if (child.exitCode !== 0) throw new Error(errors);
  return { seconds: (performance.now() - startedAt) / 1000, peakMb };
}

function peakOf(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Number(/VmHWM:\s+(\d+)/u.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
