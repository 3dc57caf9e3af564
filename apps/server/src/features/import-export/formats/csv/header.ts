import type { Options } from "csv-parse";
import { parse } from "csv-parse/sync";
import { UnreadableFile } from "../import-file.ts";
import { most } from "../limits.ts";

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
const longestRecord = 1_000_000;

/** What the first line of a table tells of all others. */
export interface Header {
  readonly delimiter: string;
  /** What each column is; undefined for those that are not read. */
  readonly columns: readonly (string | undefined)[];
  /** The line that it stands on, counted from one. */
  readonly line: number;
}

/** The first line that says something, with the delimiter that finds the most columns in it; null where it names no recipes. */
export function headerOf(text: string): Header | null {
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
    return cellsOf(parse(line, optionsFor(delimiter))[0]);
  } catch {
    return [];
  }
}

/** How a table is read that people made: cells may lack, and quotation marks stand inside of words. */
export function optionsFor(delimiter: string): Options {
  return {
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    // The size of a record does not count what is empty, and a line of nothing but delimiters would fill the memory.
    cast: (cell, { index }) => {
      if (index >= most.columns) throw tooManyColumns();
      return cell;
    },
    max_record_size: longestRecord,
  };
}

function tooManyColumns(): UnreadableFile {
  const figure = most.columns.toLocaleString("en");
  return new UnreadableFile(
    `A line of this table has more than ${figure} columns. Export it again with fewer.`,
  );
}

/** The cells of a line. */
export function cellsOf(record: unknown): readonly string[] {
  return Array.isArray(record) ? record.map((cell: unknown) => (typeof cell === "string" ? cell : "")) : [];
}
