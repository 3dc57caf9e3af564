import { sql } from "kysely";
import type { Database } from "../../../db/database.ts";
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
  const text = `${mark}${column.table.replaceAll("_", "")}${column.name.replaceAll("_", "")}`;
  const byType: Readonly<Record<string, unknown>> = { text, jsonb: [text], boolean: false };
  return byType[column.type] ?? 1;
}
