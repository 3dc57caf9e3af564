import { sql } from "kysely";
import type { Database } from "../../../db/database.ts";

/** A column as the database itself describes it. */
export interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
}

/** A column that holds the key of a row of another table. */
interface Reference {
  readonly table: string;
  readonly column: string;
  readonly parent: string;
  readonly parentColumn: string;
}

/** The real schema: what tests walk, so that no table can hide. */
export interface Schema {
  readonly columns: readonly Column[];
  readonly references: readonly Reference[];
}

/** Reads the schema of either database. */
export async function readSchema({ kind, db }: Database): Promise<Schema> {
  const isSqlite = kind === "sqlite";
  const columns = await (isSqlite ? sqliteColumns : postgresColumns).execute(db);
  const references = await (isSqlite ? sqliteReferences : postgresReferences).execute(db);
  return { columns: columns.rows, references: references.rows };
}

/** The tables with rows of people, parents first: an owner column, or a reference to such a table. */
export function peoplesTables({ columns, references }: Schema): readonly string[] {
  const found = ["users"];
  for (const { table, name } of columns)
    if ((name === "user_id" || name === "owner_id") && !found.includes(table)) found.push(table);
  for (const parent of found)
    for (const { table } of references.filter((each) => each.parent === parent))
      if (!found.includes(table)) found.push(table);
  return found.toSorted((a, b) => depth(a, references) - depth(b, references));
}

function depth(table: string, references: readonly Reference[]): number {
  const parents = references.filter((each) => each.table === table).map(({ parent }) => parent);
  return Math.max(0, ...parents.map((parent) => 1 + depth(parent, references)));
}

const sqliteColumns = sql<Column>`
  select t.name as "table", c.name as name, lower(c.type) as type
  from pragma_table_list t join pragma_table_xinfo(t.name) c
  where t.type = 'table' and t.schema = 'main' and t.name not like 'sqlite_%' order by t.name, c.cid`;
const postgresColumns = sql<Column>`
  select table_name as "table", column_name as name, data_type as type
  from information_schema.columns where table_schema = 'public' order by table_name, ordinal_position`;
const sqliteReferences = sql<Reference>`
  select t.name as "table", k."from" as "column", k."table" as parent, k."to" as "parentColumn"
  from pragma_table_list t join pragma_foreign_key_list(t.name) k where t.type = 'table' and t.schema = 'main'`;
const postgresReferences = sql<Reference>`
  select conrelid::regclass::text as "table", child.attname as "column",
    confrelid::regclass::text as parent, target.attname as "parentColumn"
  from pg_constraint
  join pg_attribute child on child.attrelid = conrelid and child.attnum = conkey[1]
  join pg_attribute target on target.attrelid = confrelid and target.attnum = confkey[1]
  where contype = 'f' and connamespace = 'public'::regnamespace`;
