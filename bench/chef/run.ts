import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import process from "node:process";
import { fileURLToPath } from "node:url";
import type { MeasureRow } from "./measure-row.ts";
import { onlyNames, weakestShown } from "./options.ts";

// npm run bench:chef                 every row, against its floor and its aim, in a table for each measure
// npm run bench:chef -- --only plans,speed --cases 200 --weakest 20

const PARTS = "kitchen profiles food-table labelled-set optimum-model".split(" ");

const folder = new URL("measures/", import.meta.url);

const names = readdirSync(folder)
  .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
  .map((file) => file.replace(/\.ts$/, ""))
  .filter((name) => !PARTS.includes(name) && (onlyNames()?.includes(name) ?? true));

type Measured = { readonly measure: () => MeasureRow[] | Promise<MeasureRow[]> };

const isMeasured = (file: unknown): file is Measured =>
  typeof file === "object" && file !== null && "measure" in file && typeof file.measure === "function";

const measureOne = async (name: string): Promise<readonly MeasureRow[]> => {
  const file: unknown = await import(new URL(`${name}.ts`, folder).href);
  return isMeasured(file) ? file.measure() : [];
};

/** Each in a process of its own: together they keep more kitchens of diets and allergies than one of them may hold. */
const measureApart = (name: string): boolean => {
  const ownWords = process.argv
    .slice(2)
    .filter((word, at, all) => word !== "--only" && all[at - 1] !== "--only");
  const { status } = spawnSync(
    process.execPath,
    [fileURLToPath(import.meta.url), "--only", name, ...ownWords],
    {
      stdio: "inherit",
    },
  );
  return status === 0;
};

/** Where less is better the floor is a ceiling. */
const isLessBetter = ({ floor, aim, unit }: MeasureRow): boolean =>
  aim < floor || unit === "ms" || (floor === 0 && aim === 0);

const meets = (row: MeasureRow, mark: number): boolean =>
  isLessBetter(row) ? row.figure <= mark + 1e-9 : row.figure >= mark - 1e-9;

const told = (value: number, unit: string): string =>
  `${Number(value.toFixed(2))}${unit === "" ? "" : ` ${unit}`}`;

const printTable = (rows: readonly MeasureRow[]): void => {
  const cells = rows.map((row) => [
    row.what,
    told(row.figure, row.unit),
    told(row.floor, row.unit),
    told(row.aim, row.unit),
    String(row.cases),
    row.wordsBy ?? "",
    meets(row, row.aim) ? "aim" : meets(row, row.floor) ? "floor" : "UNDER THE FLOOR",
  ]);
  const head = ["what", "figure", "floor", "aim", "cases", "words by", "reached"];
  const widths = head.map((title, at) =>
    Math.max(title.length, ...cells.map((line) => line[at]?.length ?? 0)),
  );
  for (const line of [head, widths.map((width) => "-".repeat(width)), ...cells]) {
    process.stdout.write(`| ${line.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(" | ")} |\n`);
  }
};

const [first] = names;
if (names.length === 1 && first !== undefined) {
  const rows = await measureOne(first);
  printTable(rows);
  for (const row of rows) {
    const shown = row.weakest.slice(0, weakestShown());
    if (shown.length > 0)
      process.stdout.write(`\n${row.what}\n${shown.map((line) => `  ${line}\n`).join("")}`);
  }
  process.exitCode = rows.every((row) => meets(row, row.floor)) ? 0 : 1;
} else {
  process.exitCode = names.map(measureApart).every(Boolean) ? 0 : 1;
}
