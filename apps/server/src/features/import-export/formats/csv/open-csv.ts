import { setImmediate as nextTurn } from "node:timers/promises";
import { parse } from "csv-parse";
import { type ReadRecipe, UnreadableFile } from "../import-file.ts";
import { most, tooManyRecipes } from "../limits.ts";
import { failedAs, type Opened, readAs } from "../opened.ts";
import { draftOf } from "../schema-draft.ts";
import { cellsOf, type Header, headerOf, optionsFor } from "./header.ts";

/** A piece is read in a few milliseconds, and others are answered after each. */
const chunkBytes = 16_384;

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
      yield failedAs(
        `Recipe ${number}`,
        "A quotation mark is opened here and never closed, so nothing after it can be read.",
      );
  }
}

/** The cells of each line; null, and then no more, where quotation marks do not match. */
async function* recordsOf(
  bytes: Buffer,
  { delimiter, line }: Header,
): AsyncGenerator<readonly string[] | null> {
  const read: (readonly string[])[] = [];
  // What was read is taken here and not out of the stream, which throws away what is in it when something breaks.
  const take = (record: unknown) => {
    read.push(cellsOf(record));
    return null;
  };
  const parser = parse({ ...optionsFor(delimiter), from_line: line + 1, on_record: take });
  parser.on("error", () => undefined);
  try {
    for (const chunk of chunksOf(bytes)) {
      await new Promise<void>((done, failed) => {
        const settle = (error?: Error | null) => (error ? failed(error) : done());
        if (chunk === null) parser.end(settle);
        else parser.write(chunk, settle);
      });
      yield* read.splice(0);
      await nextTurn();
    }
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    yield* read;
    yield null;
  } finally {
    parser.destroy();
  }
}

/** The bytes piece by piece, and null behind the last. */
function* chunksOf(bytes: Buffer): Generator<Buffer | null> {
  for (let from = 0; from < bytes.length; from += chunkBytes) yield bytes.subarray(from, from + chunkBytes);
  yield null;
}

function readRecord(cells: readonly string[], header: Header): ReadRecipe {
  const told = new Map<string, string[]>();
  for (const [at, column] of header.columns.entries()) {
    const cell = cells[at]?.trim() ?? "";
    if (column === undefined || cell === "") continue;
    const before = told.get(column);
    if (before) before.push(cell);
    else told.set(column, [cell]);
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
      // A cell that looks like a JSON list and is none stays a text.
    }
  }
  return cell.split(separator, most.lines);
}
