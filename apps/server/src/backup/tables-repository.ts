import { sql, type Kysely } from "kysely";
import { z } from "zod";
import type { DatabaseKind } from "../db/database.ts";

/** A database that tables are read from or written to; on PostgreSQL always within a transaction. */
export interface Source {
  readonly db: Kysely<unknown>;
  readonly kind: DatabaseKind;
}

/** A table as it is, which may be that of an older version. */
export interface StoredTable {
  readonly name: string;
  /** In the order of their names. What the database computes by itself is not among them. */
  readonly columns: readonly StoredColumn[];
}

export interface StoredColumn {
  readonly name: string;
  readonly type: string;
  /** PostgreSQL counts it by itself. */
  readonly isCounted: boolean | 0;
}

export type Row = Readonly<Record<string, unknown>>;

interface ColumnRow extends StoredColumn {
  readonly table: string;
}

const rowsAtOnce = 100;
const place = " place";

const columnsOf = {
  sqlite: sql<ColumnRow>`
    select t.name as "table", c.name as name, lower(c.type) as type, 0 as "isCounted"
    from pragma_table_list t join pragma_table_xinfo(t.name) c
    where t.type = 'table' and t.schema = 'main' and t.name not like 'sqlite_%' and c.hidden = 0
    order by t.name, c.name`,
  postgres: sql<ColumnRow>`
    select table_name as "table", column_name as name, data_type as type, is_identity = 'YES' as "isCounted"
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = current_schema() and table_type = 'BASE TABLE' and is_generated = 'NEVER'
    order by table_name collate "C", column_name collate "C"`,
};

/** The tables that there are, as the database itself says. */
export async function readTables({ db, kind }: Source): Promise<readonly StoredTable[]> {
  const { rows } = await columnsOf[kind].execute(db);
  return [...Map.groupBy(rows, ({ table }) => table)].map(([name, own]) => ({ name, columns: own }));
}

/** All rows of a table, some at a time, so that no table has to fit into memory. */
export function readRows(source: Source, table: StoredTable): AsyncGenerator<readonly Row[]> {
  return source.kind === "sqlite" ? pages(source.db, table) : fetches(source.db, table);
}

async function* pages(db: Kysely<unknown>, table: StoredTable): AsyncGenerator<readonly Row[]> {
  let last = Number.MIN_SAFE_INTEGER;
  while (true) {
    const { rows } = await sql<Row>`
      select rowid as ${sql.ref(place)}, ${columnList(table)} from ${sql.table(table.name)}
      where rowid > ${last} order by rowid limit ${rowsAtOnce}`.execute(db);
    if (rows.length === 0) return;
    last = Number(rows.at(-1)?.[place]);
    for (const row of rows) Reflect.deleteProperty(row, place);
    yield rows;
  }
}

async function* fetches(db: Kysely<unknown>, table: StoredTable): AsyncGenerator<readonly Row[]> {
  await sql`declare backup_rows no scroll cursor for
    select ${columnList(table)} from ${sql.table(table.name)}`.execute(db);
  while (true) {
    const { rows } = await sql<Row>`fetch ${sql.lit(rowsAtOnce)} from backup_rows`.execute(db);
    if (rows.length === 0) break;
    yield rows;
  }
  await sql`close backup_rows`.execute(db);
}

/** Removes all rows of a table. */
export async function emptyTable({ db }: Source, name: string): Promise<void> {
  await sql`delete from ${sql.table(name)}`.execute(db);
}

/** Puts rows of a backup into a table. */
export async function insertRows(
  { db, kind }: Source,
  table: StoredTable,
  rows: readonly Row[],
): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map(
    (row) => sql`(${sql.join(table.columns.map(({ name, type }) => encode(row[name], type)))})`,
  );
  const given = kind === "postgres" ? sql`overriding system value` : sql``;
  await sql`insert into ${sql.table(table.name)} (${columnList(table)}) ${given}
    values ${sql.join(values)}`.execute(db);
}

/** A value of a backup as the column takes it. JSON may be of any kind, also one that looks like another type of ours. */
function encode(value: unknown, type: string): unknown {
  if (value === null || value === undefined) return null;
  if (type === "jsonb") return JSON.stringify(value);
  if (type === "blob" || type === "bytea") return Buffer.from(z.base64().parse(value), "base64");
  return value;
}

/** Lets PostgreSQL go on counting behind the rows that were put in. */
export async function countOn({ db }: Source, { name, columns }: StoredTable): Promise<void> {
  for (const { name: column } of columns.filter(({ isCounted }) => isCounted)) {
    await sql`select setval(pg_get_serial_sequence(${name}, ${column}), max(${sql.ref(column)}))
      from ${sql.table(name)}`.execute(db);
  }
}

/** The columns as SQL names them in a list. */
function columnList({ columns }: Pick<StoredTable, "columns">) {
  return sql.join(columns.map(({ name }) => sql.ref(name)));
}
