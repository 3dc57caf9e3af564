import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { z } from "zod";
import type { Database } from "../../db/database.ts";
import type { TestCaller } from "../accounts/testing/caller.ts";
import { signUp } from "../accounts/testing/people.ts";
import { describeAccounts, type World } from "../accounts/testing/world.ts";
import { ownedTables } from "./owned-tables.ts";
import { fillTables } from "./testing/fill-tables.ts";
import { peoplesTables, readSchema } from "./testing/schema.ts";

const anna = { email: "annaqzxvmail@example.org", password: "secret of anna", mark: "annaqzxv" };
const bert = { email: "bertwjkpmail@example.org", password: "secret of bert", mark: "bertwjkp" };

const download = z.object({
  tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  left_out: z.record(z.string(), z.record(z.string(), z.string())),
});

async function dataOf(browser: TestCaller) {
  return download.parse(await (await browser.post("/api/account/data")).json());
}

/** Somebody with a row in every table there is. */
async function richPerson(world: World, person: typeof anna) {
  const browser = world.browser();
  await signUp(browser, person);
  const users = world.database.db.selectFrom("users").select("id").where("email", "=", person.email);
  const { id } = await users.executeTakeFirstOrThrow();
  return { browser, id, filled: await fillTables(world.database, id, person.mark) };
}

/** Every text anywhere in the database that has one of the words in it. */
async function findTexts(database: Database, words: readonly string[]): Promise<readonly string[]> {
  const { columns } = await readSchema(database);
  const found: string[] = [];
  for (const { table, name } of columns) {
    const { rows } = await sql<{ text: string | null }>`
      select cast(${sql.ref(name)} as text) as text from ${sql.table(table)}`.execute(database.db);
    const isFound = rows.some(({ text }) => words.some((word) => text?.toLowerCase().includes(word)));
    if (isFound) found.push(`${table}.${name}`);
  }
  return found;
}

/** The names of the embedded database's files that have one of the words in their bytes. */
async function findInFiles({ db }: Database, words: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ file: string }>`select file from pragma_database_list`.execute(db);
  const folder = dirname(rows[0]?.file ?? "");
  const hasWord = (name: string) => {
    const bytes = readFileSync(join(folder, name), "latin1").toLowerCase();
    return words.some((word) => bytes.includes(word));
  };
  return readdirSync(folder).filter(hasWord);
}

describeAccounts("the list of tables that belong to people", ({ product }) => {
  it("names each of them and no other, and only columns that are there", async () => {
    const schema = await readSchema(await product());
    expect(ownedTables.map(({ table }) => table).toSorted()).toEqual(peoplesTables(schema).toSorted());
    const known = new Set(schema.columns.map(({ table, name }) => `${table}.${name}`));
    for (const { table, owner, leftOut } of ownedTables) {
      const secrets = Object.keys(leftOut).filter((column) => leftOut[column] === "secret");
      expect([owner, ...secrets].filter((column) => !known.has(`${table}.${column}`))).toEqual([]);
    }
  });

  it("hands out nothing that opens anything", async () => {
    const { columns } = await readSchema(await product());
    const sensitive = columns.filter(({ name }) => /hash|secret|token|password/u.test(name));
    const handedOut = sensitive.filter(({ table, name }) =>
      ownedTables.some((each) => each.table === table && each.leftOut[name] === undefined),
    );
    expect(handedOut).toEqual([]);
  });
});

describeAccounts("somebody with a row in every table", ({ kind, open }) => {
  it("downloads all of it but the secrets, and nothing of anybody else", async () => {
    const world = await open();
    const { browser, filled } = await richPerson(world, anna);
    await richPerson(world, bert);
    const { tables, left_out } = await dataOf(browser);
    for (const { table, column, value } of filled) {
      const isLeftOut = left_out[table]?.[column] !== undefined;
      const values = (tables[table] ?? []).map((row) => row[column]);
      expect([table, column, JSON.stringify(values).includes(JSON.stringify(value))]).toEqual([
        table,
        column,
        !isLeftOut,
      ]);
    }
    expect(JSON.stringify(tables)).not.toContain(bert.mark);
  });

  it("leaves no text anywhere, and nobody else with less", async () => {
    const world = await open();
    const { browser, id } = await richPerson(world, anna);
    const other = await richPerson(world, bert);
    const before = await dataOf(other.browser);
    const words = [anna.mark, id];
    expect((await findTexts(world.database, words)).length).toBeGreaterThan(20);
    const gone = await browser.send("DELETE", "/api/account", {
      confirmation: "DELETE",
      password: anna.password,
    });
    expect(gone.status).toBe(204);
    expect(await findTexts(world.database, words)).toEqual([]);
    expect(await dataOf(other.browser)).toEqual(before);
  });

  it.runIf(kind === "sqlite")("leaves no trace in the bytes of the files either", async () => {
    const world = await open();
    const { browser, id } = await richPerson(world, anna);
    await richPerson(world, bert);
    // The index keeps words without the beginning they share with the word before.
    const words = [anna.mark.slice(2), id];
    expect(await findInFiles(world.database, words)).not.toEqual([]);
    const body = { confirmation: "DELETE", password: anna.password };
    expect((await browser.send("DELETE", "/api/account", body)).status).toBe(204);
    expect(await findInFiles(world.database, words)).toEqual([]);
    expect(await findInFiles(world.database, [bert.mark.slice(2)])).toEqual(["app.db"]);
  });
});
