import { Readable } from "node:stream";
import { type Options, parse } from "csv-parse";
import { parse as parseNow } from "csv-parse/sync";
import type { ReadRecipe } from "./import-file.ts";
import { most, tooManyRecipes } from "./limits.ts";
import { type Opened, readAs } from "./opened.ts";
import { draftOf } from "./told.ts";

/** What columns are called, in letters alone and lower case. */
const names: Readonly<Record<string, string>> = {
  name: "name title recipe recipename recipetitle dish titel rezept nom nombre",
  description: "description summary about intro introduction beschreibung",
  recipeIngredient: "ingredients ingredient recipeingredient recipeingredients zutaten zutat ingredientes",
  recipeInstructions:
    "instructions instruction directions direction steps step method preparation recipeinstructions zubereitung anleitung",
  recipeYield: "servings serves yield yields portions recipeyield portionen",
  prepTime: "preptime preparationtime activetime prep vorbereitungszeit",
  cookTime: "cooktime cookingtime cook kochzeit",
  totalTime: "totaltime time duration readyin gesamtzeit",
  calories: "calories kcal energy kalorien",
  recipeCategory: "category categories course courses mealtype recipecategory kategorie",
  recipeCuisine: "cuisine cuisines recipecuisine",
  keywords: "keywords tags tag labels label",
  notes: "notes note comments notizen",
  url: "url sourceurl originalurl link source website quelle",
};
const columnOf = new Map(
  Object.entries(names).flatMap(([column, spellings]) => spellings.split(" ").map((each) => [each, column])),
);
const delimiters = [",", ";", "\t", "|"];
const chunkBytes = 65_536;
const longestRecord = 1_000_000;

interface Header {
  readonly delimiter: string;
  /** What each column is; undefined for those that are not read. */
  readonly columns: readonly (string | undefined)[];
  /** The line that it stands on, counted from one. */
  readonly line: number;
}

/** The recipes of a table with a line for each; null where its first line does not name what recipes have. */
export async function openCsv(bytes: Buffer): Promise<Opened | null> {
  const header = headerOf(bytes.toString("utf8", 0, chunkBytes));
  if (header === null) return null;
  let total = 0;
  for await (const _ of recordsOf(bytes, header)) {
    total += 1;
    if (total > most.recipes) throw tooManyRecipes();
  }
  return { app: "CSV", total, recipes: () => readRecords(bytes, header) };
}

async function* readRecords(bytes: Buffer, header: Header): AsyncGenerator<ReadRecipe> {
  let number = 0;
  for await (const cells of recordsOf(bytes, header)) {
    number += 1;
    if (cells !== null) yield readRecord(cells, header);
    else
      yield {
        kind: "failure",
        name: `Recipe ${number}`,
        reason: "Here a quotation mark is opened and never closed, so nothing behind it can be read.",
      };
  }
}

/** The cells of each line; null, and then no more, where quotation marks do not match. */
async function* recordsOf(
  bytes: Buffer,
  { delimiter, line }: Header,
): AsyncGenerator<readonly string[] | null> {
  const records: AsyncIterable<unknown> = Readable.from(chunksOf(bytes)).pipe(
    parse({ ...optionsFor(delimiter), from_line: line + 1 }),
  );
  try {
    for await (const record of records) yield cellsOf(record);
  } catch {
    yield null;
  }
}

function* chunksOf(bytes: Buffer): Generator<Buffer> {
  for (let from = 0; from < bytes.length; from += chunkBytes) yield bytes.subarray(from, from + chunkBytes);
}

function optionsFor(delimiter: string): Options {
  return {
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    max_record_size: longestRecord,
  };
}

function cellsOf(record: unknown): readonly string[] {
  return Array.isArray(record) ? record.map((cell: unknown) => (typeof cell === "string" ? cell : "")) : [];
}

/** The first line that says something, with the delimiter that finds the most columns in it. */
function headerOf(text: string): Header | null {
  const lines = text.split(/\r\n?|\n/u);
  // Spreadsheets may say in a line of its own how they delimit.
  const line = lines.findIndex((each) => each.trim() !== "" && !/^"?sep=/iu.test(each)) + 1;
  const headers = delimiters.map((delimiter) => ({
    delimiter,
    line,
    columns: firstCells(lines[line - 1] ?? "", delimiter).map((cell) =>
      columnOf.get(cell.toLowerCase().replaceAll(/\P{L}/gu, "")),
    ),
  }));
  const named = (header: Header) => header.columns.filter((column) => column !== undefined).length;
  const [best] = headers.toSorted((left, right) => named(right) - named(left));
  const isTable =
    best?.columns.includes("name") &&
    (best.columns.includes("recipeIngredient") || best.columns.includes("recipeInstructions"));
  return best && isTable ? best : null;
}

function firstCells(line: string, delimiter: string): readonly string[] {
  try {
    return cellsOf(parseNow(line, optionsFor(delimiter))[0]);
  } catch {
    return [];
  }
}

function readRecord(cells: readonly string[], header: Header): ReadRecipe {
  const told = new Map<string, string[]>();
  for (const [at, column] of header.columns.entries()) {
    const cell = cells[at]?.trim() ?? "";
    if (column !== undefined && cell !== "") told.set(column, [...(told.get(column) ?? []), cell]);
  }
  return readAs(
    draftOf(
      {
        ...Object.fromEntries(told),
        recipeIngredient: told
          .get("recipeIngredient")
          ?.flatMap((cell) => partsOf(cell, /[;|]|,\s+(?=[\d¼½¾⅓⅔⅛])/u)),
        recipeInstructions: told.get("recipeInstructions")?.flatMap((cell) => partsOf(cell, /\|/u)),
        nutrition: { calories: told.get("calories") },
      },
      { notes: told.get("notes"), sourceUrl: told.get("url") },
    ),
    undefined,
  );
}

/** A cell that holds a list: one thing a line, a list as JSON writes it, or all in one line. */
function partsOf(cell: string, separator: RegExp): readonly unknown[] {
  if (/[\n<]/u.test(cell)) return [cell];
  if (/^\[.*\]$/u.test(cell)) {
    try {
      const parsed: unknown = JSON.parse(cell);
      if (Array.isArray(parsed)) return parsed;
    } catch {
      // It only looks like a list.
    }
  }
  return cell.split(separator);
}
