import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { migrate } from "@meal/server/db/migrate";
import { migrations } from "@meal/server/db/migrations";
import { openPostgres } from "@meal/server/db/open-postgres";
import { openSqlite } from "@meal/server/db/open-sqlite";
import { Client } from "pg";
import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres-server.ts";
import { templateName } from "./test-database.ts";

const ensureCookbook = join(import.meta.dirname, "../../../scripts/ensure-cookbook.mjs");

/** Starts the one PostgreSQL of a test run, makes a migrated template for either database, and answers how to stop it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  execFileSync(process.execPath, [ensureCookbook], { stdio: "inherit" });
  const server = await startPostgres({ isDurable: false });
  const folder = mkdtempSync(join(tmpdir(), "meal-template-"));
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await makeTemplate(server.url);
    project.provide("sqliteTemplate", await makeFile(join(folder, "app.db")));
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide("postgresUrl", server.url);
  return stop;
}

async function makeFile(path: string): Promise<string> {
  const database = await openSqlite(path);
  await migrate(database, migrations);
  // Closing it takes everything out of the write-ahead log.
  await database.close();
  return path;
}

async function makeTemplate(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${templateName}`);
  await client.end();
  const templateUrl = new URL(url);
  templateUrl.pathname = templateName;
  const database = openPostgres({ url: templateUrl.href, onIdleError: () => {} });
  await migrate(database, migrations);
  await database.close();
}
