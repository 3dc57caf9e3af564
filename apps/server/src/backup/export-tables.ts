import { type Figures, figuresCounter, lineOf } from "./figures.ts";
import type { Manifest } from "./manifest.ts";
import { readRows, readTables, type Source, type StoredTable } from "./tables-repository.ts";
import type { ArchiveWriter } from "./write-archive.ts";

/** Where the rows of a table stand in a backup. */
export function tableEntry(name: string): string {
  return `tables/${name}.ndjson`;
}

/** Writes every table into the backup, a row a line, and answers what was counted on the way. */
export async function exportTables(source: Source, archive: ArchiveWriter): Promise<Manifest["tables"]> {
  const counted: Manifest["tables"] = [];
  for (const table of await readTables(source)) {
    const counter = figuresCounter();
    await archive.add(
      tableEntry(table.name),
      linesOf(source, table, (line) => counter.add(line)),
    );
    counted.push({ name: table.name, columns: table.columns.map(({ name }) => name), ...counter.figures });
  }
  return counted;
}

/** Counts a table as it lies in the database. */
export async function countTable(source: Source, table: StoredTable): Promise<Figures> {
  const counter = figuresCounter();
  for await (const rows of readRows(source, table)) for (const row of rows) counter.add(lineOf(row));
  return counter.figures;
}

async function* linesOf(
  source: Source,
  table: StoredTable,
  count: (line: string) => void,
): AsyncGenerator<string> {
  for await (const rows of readRows(source, table)) {
    const lines = rows.map(lineOf);
    lines.forEach(count);
    yield `${lines.join("\n")}\n`;
  }
}
