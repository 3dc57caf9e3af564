import { sql } from "kysely";
import type { Database } from "../../db/database.ts";
import { transaction } from "../../db/transaction.ts";
import { lineOf } from "../figures.ts";
import { counters } from "../load-tables.ts";
import { readTables, type Row, type StoredColumn, type StoredTable } from "../tables-repository.ts";

/** Everything is called the same, so that whatever belongs to something belongs to this. */
const name = "one";
/** Ends of lines of every kind, letters of several planes, and what other forms would take for their own marks. */
const hardText = 'Crème\u2028brûlée\r\n🥄 "\\N" \'),(\t{"a":1} \u0301';

/** Puts a row into every table, whatever tables there are, with values that are easily damaged on the way. */
export async function fillEveryTable({ untyped, kind }: Database): Promise<void> {
  const tables = (await readTables({ db: untyped, kind })).filter(
    (table) => table.name !== "schema_migrations",
  );
  let waiting = tables.filter((table) => !counters.has(table.name));
  while (waiting.length > 0) {
    const refused: StoredTable[] = [];
    // A row of another table that it belongs to may have to be there first.
    for (const table of waiting) await addRow(table).catch(() => refused.push(table));
    if (refused.length === waiting.length)
      throw new Error(`No row fits into ${refused.map((each) => each.name).join()}.`);
    waiting = refused;
  }
  // The database has counted in these meanwhile.
  for (const table of tables.filter(({ name: each }) => counters.has(each))) {
    await sql`delete from ${sql.table(table.name)}`.execute(untyped);
    await addRow(table);
  }

  async function addRow(table: StoredTable): Promise<void> {
    const columns = sql.join(table.columns.map((column) => sql.ref(column.name)));
    const values = sql.join(table.columns.map(hardValue));
    const given = kind === "postgres" ? sql`overriding system value` : sql``;
    await sql`insert into ${sql.table(table.name)} (${columns}) ${given} values (${values})`.execute(untyped);
  }
}

function hardValue({ name: column, type }: StoredColumn): unknown {
  if (column === "bucket") return "meal-images";
  if (column === "path") return `${name}.jpg`;
  if (type === "text") return /(?:^|_)id$/u.test(column) ? name : hardText;
  if (type === "boolean") return true;
  if (type === "jsonb")
    return { z: [1, null, hardText, { b: -0.5, a: 1e21 }], a: {}, 10: true, 9: false, "": "x" };
  if (type === "double precision") return 0.1 + 0.2;
  return column === "id" ? 41 : Number.MAX_SAFE_INTEGER;
}

/** All rows of all tables, to be compared. */
export async function everything({
  untyped,
  kind,
}: Database): Promise<Readonly<Record<string, readonly string[]>>> {
  return transaction(untyped, async (trx) => {
    const found: [string, readonly string[]][] = [];
    for (const table of await readTables({ db: trx, kind })) {
      const columns = sql.join(table.columns.map((column) => sql.ref(column.name)));
      const { rows } = await sql<Row>`select ${columns} from ${sql.table(table.name)}`.execute(trx);
      found.push([table.name, rows.map(lineOf).toSorted()]);
    }
    return Object.fromEntries(found);
  });
}
