import { hash } from "node:crypto";

/** What is counted of the rows of a table. Both databases give the same figures for the same rows. */
export interface Figures {
  readonly rows: number;
  readonly hash: string;
}

const bitsOfAHash = 256;

/**
 * A row as one line of text that does not depend on the database it came from: keys are sorted, because PostgreSQL keeps
 * those of JSON in an order of its own, and bytes are base64.
 */
export function lineOf(row: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(inOrder(row));
}

/** Counts lines. Their hashes are added up, because no order of rows is the same on both databases. */
export function figuresCounter(): { add(line: string): void; readonly figures: Figures } {
  let [rows, sum] = [0, 0n];
  return {
    add(line) {
      rows += 1;
      sum = BigInt.asUintN(bitsOfAHash, sum + BigInt(`0x${hash("sha256", line)}`));
    },
    get figures() {
      return { rows, hash: sum.toString(16).padStart(bitsOfAHash / 4, "0") };
    },
  };
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (value instanceof Uint8Array) return Buffer.from(value).toString("base64");
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, inOrder(inner)] as const);
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
