import type { ColumnDefinition } from "better-sqlite3";

type Decode = (value: unknown) => unknown;

/** Which columns of a result need decoding, and how. */
export type Decoders = ReadonlyMap<string, Decode>;

/** SQLite has no booleans and no JSON type: they are stored as 0/1 and text, and come back by declared column type. */
const decodeByType: Readonly<Record<string, Decode>> = {
  boolean: (value) => (value === null ? null : value === 1),
  jsonb: (value) => (typeof value === "string" ? JSON.parse(value) : value),
};

/** Turns a value of ours into one that PostgreSQL can bind: objects and lists go into JSON columns, as text. */
export function encodeForPostgres(value: unknown): unknown {
  if (typeof value !== "object" || value === null || value instanceof Uint8Array) return value;
  if (value instanceof Date) throw new TypeError("Store instants as epoch milliseconds, not as a Date.");
  return JSON.stringify(value);
}

/** Turns a value of ours into one that SQLite can bind. */
export function encodeForSqlite(value: unknown): unknown {
  if (typeof value === "boolean") return value ? 1 : 0;
  return encodeForPostgres(value);
}

/** Finds out once per statement which of its columns need decoding; most statements have none. */
export function decodersFor(columns: readonly ColumnDefinition[]): Decoders {
  const decoders = columns.map(({ name, type }) => [name, decodeByType[type?.toLowerCase() ?? ""]] as const);
  return new Map(decoders.flatMap(([name, decode]) => (decode ? [[name, decode] as const] : [])));
}

/** Decodes a row in place; the row was just made for us. */
export function decodeRow(row: Record<string, unknown>, decoders: Decoders): void {
  for (const [name, decode] of decoders) row[name] = decode(row[name]);
}
