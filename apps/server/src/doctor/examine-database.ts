import { existsSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import type { Config } from "../config.ts";
import { isRestoreUnfinished } from "../db/finish-restore.ts";
import { migrations } from "../db/migrations.ts";
import { isBehindPooler } from "../db/pooler.ts";
import { type Applied, readFileMigrations, readMigrations, readTime } from "./database-repository.ts";
import { reasonOf, toDo, well, type Finding } from "./finding.ts";

const patienceMs = 5000;
const clockToleranceMs = 5000;

/** Whether the database answers, is whole, fits this version, and agrees about the time. */
export async function examineDatabase(config: Config, now: number): Promise<readonly Finding[]> {
  if (config.DATABASE_URL !== undefined) return examinePostgres(config, config.DATABASE_URL);
  return examineFile(config.DATA_DIR, now);
}

function examineFile(dataFolder: string, now: number): readonly Finding[] {
  if (isRestoreUnfinished(dataFolder))
    return [toDo("Database", "A restore was cut off: start the server once, which finishes it.")];
  const path = join(dataFolder, "app.db");
  if (!existsSync(path)) return [well("Database", "There is none yet: the first start makes it.")];
  try {
    const applied = readFileMigrations(path, patienceMs);
    if (!applied) return [toDo("Database", `${path} is damaged: restore it from a backup.`)];
    return [judge(applied, `${path} is whole`), clockSince(applied, now)];
  } catch (error) {
    return [toDo("Database", `${path} cannot be read (${reasonOf(error)}): restore it from a backup.`)];
  }
}

/** The embedded database has no clock of its own, but remembers a time that was. */
function clockSince(applied: readonly Applied[], now: number): Finding {
  const last = Math.max(...applied.map(({ applied_at }) => applied_at));
  return last > now + clockToleranceMs
    ? toDo(
        "Clock",
        `This machine says ${new Date(now).toISOString()}, but the database was changed later: set its clock.`,
      )
    : well("Clock", "The clock is after everything that the database remembers.");
}

async function examinePostgres(config: Config, url: string): Promise<readonly Finding[]> {
  const { host, pathname } = new URL(url);
  const client = new Client({ connectionString: url, connectionTimeoutMillis: patienceMs });
  // What breaks the connection fails the question at hand, which is where it is told.
  client.on("error", () => {});
  try {
    await client.connect();
    return [
      await examineSchema(client, `PostgreSQL (${host}${pathname}) answers`),
      await compareClocks(client),
      ...(await examinePooler(client, config)),
    ];
  } catch (error) {
    return [
      toDo(
        "Database",
        `The PostgreSQL of DATABASE_URL (${host}${pathname}) cannot be used: ${reasonOf(error)}`,
      ),
    ];
  } finally {
    await client.end().catch(() => {});
  }
}

async function examineSchema(client: Client, praise: string): Promise<Finding> {
  const applied = await readMigrations(client);
  return applied
    ? judge(applied, praise)
    : well("Database", `${praise}. It is empty: the first start makes its tables.`);
}

async function compareClocks(client: Client): Promise<Finding> {
  const asked = Date.now();
  const there = await readTime(client);
  const trip = Date.now() - asked;
  const apart = Math.abs(there - (asked + trip / 2));
  return apart > clockToleranceMs + trip
    ? toDo(
        "Clock",
        `This machine and the database are ${Math.round(apart / 1000)} seconds apart: set both clocks by NTP.`,
      )
    : well("Clock", "This machine and the database agree about the time.");
}

async function examinePooler(client: Client, { DATABASE_LISTEN_URL }: Config): Promise<readonly Finding[]> {
  if (DATABASE_LISTEN_URL !== undefined || !(await isBehindPooler(client))) return [];
  return [
    toDo(
      "Pooler",
      "A pooler stands before PostgreSQL, and open screens may not learn of changes: set DATABASE_LISTEN_URL to PostgreSQL itself.",
    ),
  ];
}

function judge(applied: readonly Applied[], praise: string): Finding {
  const names = applied.map(({ name }) => name);
  const unknown = names.filter((name) => !Object.hasOwn(migrations, name));
  if (unknown.length > 0)
    return toDo(
      "Database",
      `It was made by a newer version (it has ${unknown.join(", ")}): run that version.`,
    );
  const pending = Object.keys(migrations).length - names.length;
  return well(
    "Database",
    pending === 0
      ? `${praise} and fits this version.`
      : `${praise}. The next start brings its tables up to date.`,
  );
}
