import type { Db } from "../../db/database.ts";
import { sumCalls, type UsageRow } from "./repository.ts";

const DAY_MS = 86_400_000;
const MICROS = 1_000_000;
const headings = [
  "provider",
  "model",
  "function",
  "calls",
  "failed",
  "people",
  "tokens in",
  "tokens out",
  "US dollars",
  "seconds each",
];
/** Words stand on the left, figures on the right. */
const words = 3;

/** What went to language models in the last days, as a table for the operator. */
export async function usageTable(db: Db, now: number, days: number): Promise<string> {
  const rows = await sumCalls(db, now - days * DAY_MS);
  const span = days === 1 ? "The last day" : `The last ${days} days`;
  if (rows.length === 0) return `No call went to a language model in ${span.toLowerCase()}.`;
  const lines = aligned([headings, ...rows.map(cellsOf), totalOf(rows)]);
  return [`${span}:`, "", ...lines, ...unpricedNote(rows)].join("\n");
}

function cellsOf(row: UsageRow): readonly string[] {
  return [row.provider, row.model, row.function, ...figuresOf(row), (row.duration_ms / 1000).toFixed(1)];
}

function figuresOf(
  row: Omit<UsageRow, "provider" | "model" | "function" | "duration_ms">,
): readonly string[] {
  const counts = [row.calls, row.failed, row.people, row.input_size, row.output_size];
  return [...counts.map((count) => count.toLocaleString("en")), (row.cost_micro_usd / MICROS).toFixed(4)];
}

/** People are not added up: who used two functions is one person. */
function totalOf(rows: readonly UsageRow[]): readonly string[] {
  const sum = (of: (row: UsageRow) => number) => rows.reduce((total, row) => total + of(row), 0);
  const [calls = "", failed = "", , ...rest] = figuresOf({
    calls: sum((row) => row.calls),
    failed: sum((row) => row.failed),
    people: 0,
    input_size: sum((row) => row.input_size),
    output_size: sum((row) => row.output_size),
    cost_micro_usd: sum((row) => row.cost_micro_usd),
    unpriced: 0,
  });
  return ["all", "", "", calls, failed, "", ...rest];
}

function aligned(table: readonly (readonly string[])[]): readonly string[] {
  const widths = headings.map((_, column) => Math.max(...table.map((row) => (row[column] ?? "").length)));
  return table.map((row) =>
    widths
      .map((width, column) => {
        const cell = row[column] ?? "";
        return column < words ? cell.padEnd(width) : cell.padStart(width);
      })
      .join("  ")
      .trimEnd(),
  );
}

function unpricedNote(rows: readonly UsageRow[]): readonly string[] {
  const calls = rows.reduce((sum, { unpriced }) => sum + unpriced, 0);
  if (calls === 0) return [];
  const [many, whose] = calls === 1 ? ["1 call", "its cost is"] : [`${calls} calls`, "their cost is"];
  return ["", `For ${many} no price is known; ${whose} not in the sum.`];
}
