import { migrate } from "@meal/server/db/migrate";
import { migrations } from "@meal/server/db/migrations";
import { openPostgres } from "@meal/server/db/open-postgres";
import { Client } from "pg";
import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres-server.ts";
import { templateName } from "./test-database.ts";

/** Starts the one PostgreSQL of a test run, with a migrated template, and answers how to stop it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres({ isDurable: false });
  try {
    await makeTemplate(server.url);
  } catch (error) {
    await server.stop();
    throw error;
  }
  project.provide("postgresUrl", server.url);
  return () => server.stop();
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
