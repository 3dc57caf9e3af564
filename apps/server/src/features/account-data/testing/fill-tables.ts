import { sql } from "kysely";
import type { Database } from "../../../db/database.ts";
import { ownedTables } from "../owned-tables.ts";
import { peoplesTables, readSchema, type Column, type Schema } from "./schema.ts";

/** What was put into one column of one row. */
export interface Filled {
  readonly table: string;
  readonly column: string;
  readonly value: unknown;
}

/**
 * Gives a person a row in every table that belongs to people, each text with the person's mark in it. It knows no table by
 * name, so a new one is filled too. The person themselves is there already and gets a wish for another address.
 */
export async function fillTables(
  database: Database,
  userId: string,
  mark: string,
): Promise<readonly Filled[]> {
  const schema = await readSchema(database);
  const email = `${mark}wish@example.org`;
  await database.db.updateTable("users").set({ new_email: email }).where("id", "=", userId).execute();
  const filled: Filled[] = [{ table: "users", column: "id", value: userId }];
  // The database itself writes what somebody uses, for every other row.
  const madeAlready = new Set(["users", "storage_used"]);
  for (const table of peoplesTables(schema).filter((each) => !madeAlready.has(each)))
    filled.push(...(await fillTable(database, schema, table, { userId, mark, filled })));
  return [...filled, { table: "users", column: "new_email", value: email }];
}

/**
 * Gives somebody who used the product a row in every table that they have none in: what only other services or other devices
 * put there.
 */
export async function fillEmptyTables(database: Database, userId: string, mark: string): Promise<void> {
  const schema = await readSchema(database);
  const filled: Filled[] = [];
  for (const table of peoplesTables(schema)) {
    const owner = ownedTables.find((each) => each.table === table)?.owner ?? "user_id";
    const { rows } = await sql<Readonly<Record<string, unknown>>>`
      select * from ${sql.table(table)} where ${sql.ref(owner)} = ${userId} limit 1`.execute(database.db);
    const [row] = rows;
    const there = Object.entries(row ?? {}).map(([column, value]) => ({ table, column, value }));
    filled.push(...(row ? there : await fillTable(database, schema, table, { userId, mark, filled })));
  }
}

const DAY_MS = 86_400_000;

interface Person {
  readonly userId: string;
  readonly mark: string;
  readonly filled: readonly Filled[];
}

async function fillTable(
  { db }: Database,
  schema: Schema,
  table: string,
  person: Person,
): Promise<readonly Filled[]> {
  const columns = schema.columns.filter((each) => each.table === table && !isMadeByDatabase(each));
  const row = columns.map((column) => ({
    table,
    column: column.name,
    value: valueOf(column, schema, person),
  }));
  const names = sql.join(row.map(({ column }) => sql.ref(column)));
  const values = sql.join(row.map(({ value }) => value));
  await sql`insert into ${sql.table(table)} (${names}) values (${values})`.execute(db);
  return row;
}

function isMadeByDatabase({ name, type }: Column): boolean {
  return type === "tsvector" || (name === "id" && type !== "text");
}

function valueOf(column: Column, { references }: Schema, { userId, mark, filled }: Person): unknown {
  const isOwn = (each: { readonly table: string; readonly column: string }) =>
    each.table === column.table && each.column === column.name;
  const reference = references.find(isOwn);
  if (reference) {
    const { parent, parentColumn } = reference;
    return filled.find((each) => each.table === parent && each.column === parentColumn)?.value;
  }
  if (column.name === "user_id" || column.name === "owner_id") return userId;
  // What is over is swept away by whoever comes next.
  if (column.name.endsWith("expires_at")) return Date.now() + DAY_MS;
  const text = `${mark}${column.table.replaceAll("_", "")}${column.name.replaceAll("_", "")}`;
  const byType: Readonly<Record<string, unknown>> = { text, jsonb: [text], boolean: false };
  return byType[column.type] ?? 1;
}
