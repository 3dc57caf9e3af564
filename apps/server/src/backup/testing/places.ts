import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { Client } from "pg";
import { type afterAll, afterEach, inject } from "vitest";
import type { Database, DatabaseKind } from "../../db/database.ts";
import { migrations } from "../../db/migrations.ts";
import { openDatabase, type DatabasePlace } from "../../db/open-database.ts";
import type { Tables } from "../../db/tables.ts";
import { createLogger } from "../../log.ts";

/** Data folders and databases of one test. */
export interface Places {
  /** An empty one. */
  make(kind: DatabaseKind): Promise<DatabasePlace>;
  /** A folder for files. */
  folder(): string;
  open(place: DatabasePlace): Promise<Database>;
  /** Done after the test, before the places are gone. */
  afterwards(work: () => unknown): void;
}

/** Gives places that are gone after each test, or after all of them. */
export function testPlaces(after: typeof afterEach | typeof afterAll = afterEach): Places {
  const cleanUps: (() => unknown)[] = [];
  after(async () => {
    for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
  });
  const folder = () => {
    const path = mkdtempSync(join(tmpdir(), "meal-backup-"));
    cleanUps.push(() => rmSync(path, { recursive: true, force: true }));
    return path;
  };
  return {
    folder,
    afterwards: (work) => cleanUps.push(work),
    async make(kind) {
      const dataFolder = join(folder(), "data");
      mkdirSync(dataFolder);
      if (kind === "sqlite") return { dataFolder, url: undefined };
      const name = `test_${randomUUID().replaceAll("-", "")}`;
      await administer(`create database ${name} template template0`);
      cleanUps.push(() => administer(`drop database ${name} with (force)`));
      const url = new URL(inject("postgresUrl"));
      url.pathname = name;
      return { dataFolder, url: url.href };
    },
    async open(place) {
      const database = await openDatabase<Tables>(place, migrations, createLogger("silent"));
      cleanUps.push(() => database.close());
      return database;
    },
  };
}

async function administer(command: string): Promise<void> {
  const client = new Client({ connectionString: inject("postgresUrl") });
  await client.connect();
  await client.query(command);
  await client.end();
}

/** What a program said, and how it ended. */
export interface Ended {
  readonly code: number | null;
  readonly said: string;
  readonly errors: string;
}

/** The settings of a place. */
export function settingsOf({ dataFolder, url }: DatabasePlace): Readonly<Record<string, string>> {
  return { DATA_DIR: dataFolder, ...(url === undefined ? {} : { DATABASE_URL: url }) };
}

/** Runs one of the programs, as npm would. */
export async function runProgram(
  path: string,
  words: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Ended> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "../..", path), ...words], {
    env: { PATH: process.env["PATH"], NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"], ...env },
  });
  const [said, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  return { code: child.exitCode, said, errors };
}
