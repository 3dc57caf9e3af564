import { z } from "zod";
import { countTable, tableEntry } from "./export-tables.ts";
import type { Archive } from "./read-archive.ts";
import {
  countOn,
  emptyTable,
  insertRows,
  readTables,
  type Row,
  type Source,
  type StoredTable,
} from "./tables-repository.ts";

const rowsAtOnce = 50;
const rowShape = z.record(z.string(), z.unknown());

/** Fills the tables of an empty schema with the rows of a backup, and fails unless all of them are in, as they were. */
export async function loadTables(target: Source, archive: Archive): Promise<void> {
  const tables = await readTables(target);
  // What migrations put in is in the backup as well.
  for (const { name } of tables) await emptyTable(target, name);
  for (const { name, columns, ...expected } of archive.manifest.tables.toSorted(countersLast)) {
    const table = tables.find((each) => each.name === name);
    if (!table || table.columns.map((column) => column.name).join() !== columns.join())
      throw new Error(`its table ${name} is not the one that this version knows`);
    if (counters.has(name)) await emptyTable(target, name);
    await fill(target, table, archive.lines(tableEntry(name)));
    const { rows, hash } = await countTable(target, table);
    if (rows !== expected.rows || hash !== expected.hash)
      throw new Error(`its table ${name} had ${expected.rows} rows and has ${rows}, or others`);
  }
  if (archive.manifest.tables.length !== tables.length) throw new Error("some of its tables are missing");
}

/** The database counts in these while other tables are filled; what stood in the backup takes the place of that. */
export const counters: ReadonlySet<string> = new Set(["storage_limit", "storage_used"]);

function countersLast(one: { readonly name: string }, other: { readonly name: string }): number {
  return Number(counters.has(one.name)) - Number(counters.has(other.name));
}

async function fill(target: Source, table: StoredTable, lines: AsyncGenerator<string>): Promise<void> {
  let rows: Row[] = [];
  for await (const line of lines) {
    rows.push(rowShape.parse(JSON.parse(line)));
    if (rows.length === rowsAtOnce) await insertRows(target, table, rows.splice(0));
  }
  await insertRows(target, table, rows);
  if (target.kind === "postgres") await countOn(target, table);
}
