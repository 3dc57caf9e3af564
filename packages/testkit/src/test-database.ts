import { randomUUID } from "node:crypto";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database, DatabaseKind } from "@meal/server/db/database";
import { migrate, type Migrations } from "@meal/server/db/migrate";
import { migrations as productMigrations } from "@meal/server/db/migrations";
import { openPostgres } from "@meal/server/db/open-postgres";
import { openSqlite } from "@meal/server/db/open-sqlite";
import type { Tables } from "@meal/server/db/tables";
import { Client } from "pg";
import { afterEach, describe, inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    postgresUrl: string;
    /** A database file of the product, which is copied. */
    sqliteTemplate: string;
  }
}

/** The database that every test database of the product is copied from; made once per run. */
export const templateName = "meal_template";

/** Opens an empty database for one test and takes it away after it. */
export interface TestDatabases {
  readonly kind: DatabaseKind;
  /** With the product's schema. */
  readonly product: () => Promise<Database>;
  /** With a schema of the test's own. */
  readonly custom: <T>(migrations: Migrations) => Promise<Database<T>>;
}

/** Describes the same behaviour twice, once on each database. Neither can be skipped. */
export function describeOnBothDatabases(name: string, define: (databases: TestDatabases) => void): void {
  describe.each(["sqlite", "postgres"] as const)(`${name}, on %s`, (kind) => {
    const cleanUps: (() => Promise<void>)[] = [];
    afterEach(async () => {
      for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
    });
    const open = kind === "sqlite" ? openFile : openCopy;
    define({
      kind,
      product: () => open(productMigrations, cleanUps, templateName),
      custom: (migrations) => open(migrations, cleanUps, "template1"),
    });
  });
}

async function openFile<T = Tables>(
  migrations: Migrations,
  cleanUps: (() => Promise<void>)[],
  template: string,
): Promise<Database<T>> {
  const folder = mkdtempSync(join(tmpdir(), "meal-test-"));
  cleanUps.push(async () => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, "app.db");
  if (template === templateName) copyFileSync(inject("sqliteTemplate"), path);
  const database = await openSqlite<T>(path);
  cleanUps.push(() => database.close());
  await migrate(database, migrations);
  return database;
}

async function openCopy<T = Tables>(
  migrations: Migrations,
  cleanUps: (() => Promise<void>)[],
  template: string,
): Promise<Database<T>> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await administer(`create database ${name} template ${template}`);
  cleanUps.push(() => administer(`drop database ${name} with (force)`));
  const url = new URL(inject("postgresUrl"));
  url.pathname = name;
  const database = openPostgres<T>({ url: url.href, onIdleError: () => {} });
  cleanUps.push(() => database.close());
  await migrate(database, migrations);
  return database;
}

let administrator: Promise<Client> | undefined;

/** One connection makes all databases of a worker and takes them away; it ends with the worker. */
async function administer(sql: string): Promise<void> {
  administrator ??= connect();
  await (await administrator).query(sql);
}

async function connect(): Promise<Client> {
  const client = new Client({ connectionString: inject("postgresUrl") });
  // The server may end before the worker does.
  client.on("error", () => {});
  await client.connect();
  return client;
}
