import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describeOnBothDatabases } from "@meal/testkit/test-database";
import { sql } from "kysely";
import { expect, it } from "vitest";
import type { Database, DatabaseKind } from "./database.ts";

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly isNullable: boolean;
}

/** What a column of each type is in TypeScript. A table's own type may be narrower, but not other. */
const typeOf: Readonly<Record<string, string>> = {
  text: "string",
  bigint: "number",
  integer: "number",
  "double precision": "number",
  real: "number",
  boolean: "boolean",
  jsonb: "object",
  bytea: "Uint8Array",
  blob: "Uint8Array",
};

// Kept by the database itself and read by nobody in TypeScript.
const hidden = (column: Column) => column.table === "schema_migrations" || column.type === "tsvector";

describeOnBothDatabases("the schema", ({ kind, product }) => {
  it("is the one that was looked at", async () => {
    const database = await product();
    await expect(`${await describeSchema(database)}\n`).toMatchFileSnapshot(`./schema.${kind}.txt`);
  });

  it("has exactly the tables and columns that tables.ts says", async () => {
    const columns = (await readColumns(await product())).filter((column) => !hidden(column));
    expect(columns.filter(({ type }) => typeOf[type] === undefined)).toEqual([]);
    expect(compile(kind, comparison(columns))).toBe("");
  });
});

async function readColumns({ kind, untyped }: Database): Promise<readonly Column[]> {
  const { rows } = await (kind === "sqlite" ? sqliteColumns : postgresColumns).execute(untyped);
  return rows.map(({ table, name, type, nullable }) => ({
    table,
    name,
    type,
    isNullable: Boolean(nullable),
  }));
}

interface ColumnRow extends Pick<Column, "table" | "name" | "type"> {
  readonly nullable: boolean | number;
}

const sqliteColumns = sql<ColumnRow>`
  select t.name as "table", c.name as name, lower(c.type) as type, c."notnull" = 0 and c.pk = 0 as nullable
  from pragma_table_list t join pragma_table_xinfo(t.name) c
  where t.type = 'table' and t.schema = 'main' and t.name not like 'sqlite_%' order by t.name, c.name`;
const postgresColumns = sql<ColumnRow>`
  select table_name as "table", column_name as name, data_type as type, is_nullable = 'YES' as nullable
  from information_schema.columns where table_schema = 'public' order by table_name, column_name`;

async function describeSchema(database: Database): Promise<string> {
  const columns = (await readColumns(database)).map(
    ({ table, name, type, isNullable }) => `${table}.${name} ${type}${isNullable ? "" : " not null"}`,
  );
  const rest =
    database.kind === "sqlite"
      ? sql<{ line: string }>`select sql as line from sqlite_master
          where sql is not null and name not like 'sqlite_%' and name not like 'search_index_%' order by name`
      : sql<{ line: string }>`select indexdef as line from pg_indexes where schemaname = 'public'
          union all select conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint
          where connamespace = 'public'::regnamespace and contype <> 'n'
          union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
          union all select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace
          order by 1`;
  const lines = (await rest.execute(database.untyped)).rows.map(({ line }) => line.replaceAll(/\s+/gu, " "));
  return [...columns, "", ...lines].join("\n");
}

/** A program that compiles only if the types of tables.ts are the columns of the database. */
function comparison(columns: readonly Column[]): string {
  const tables = [...Map.groupBy(columns, ({ table }) => table)].map(([table, own]) => {
    const lines = own.map(
      ({ name, type, isNullable }) => `${name}: ${typeOf[type]}${isNullable ? " | null" : ""}`,
    );
    return `${table}: { ${lines.join("; ")} }`;
  });
  return `import type { Selectable } from "kysely";
import type { Tables } from "../../src/db/tables.ts";
type Real = { ${tables.join(";\n")} };
type Row<T extends keyof Real> = T extends keyof Tables ? Selectable<Tables[T]> : never;
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
type Nulls<T> = { [K in keyof T as null extends T[K] ? K : never]: true };
export const tableNames: Same<keyof Real, keyof Tables> = true;
export const columnNames: { [T in keyof Real]: Same<keyof Real[T], keyof Row<T>> } = {
  ${[...new Set(columns.map(({ table }) => table))].map((table) => `${table}: true`).join(", ")} };
export const nulls: { [T in keyof Real]: Same<keyof Nulls<Real[T]>, keyof Nulls<Row<T>>> } = {
  ${[...new Set(columns.map(({ table }) => table))].map((table) => `${table}: true`).join(", ")} };
export const fits = (rows: { [T in keyof Real]: Row<T> }): Real => rows;
`;
}

/** Compiles the program with the project's own settings and answers the complaints. */
function compile(kind: DatabaseKind, program: string): string {
  const root = join(import.meta.dirname, "../..");
  const folder = join(root, ".cache", `schema-${kind}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "comparison.ts"), program);
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({ extends: "../../tsconfig.json", include: ["*.ts"] }),
  );
  const compiler = join(root, "../../node_modules/.bin/tsc");
  const { stdout, stderr } = spawnSync(compiler, ["-p", folder], { encoding: "utf8" });
  return stdout + stderr;
}
