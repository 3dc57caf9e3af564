import { UnreadableFile } from "./import-file.ts";

/** What one file may take of us. The recipes of a lifetime stay far below. */
export const most = {
  /** A text, alone or inside of an archive. */
  documentBytes: 40_000_000,
  pictureBytes: 20_000_000,
  /** All that is unpacked of one file, recipes and pictures together. */
  unpackedBytes: 500_000_000,
  archiveEntries: 100_000,
  /** Text packs to a twentieth; only what was made to burst packs better than this. */
  ratio: 200,
  recipes: 50_000,
  /** Of a table; some have one for each ingredient and each step. */
  columns: 1000,
  /** Of one recipe: how deep its JSON is nested, and how many values it holds. */
  depth: 100,
  values: 50_000,
  lines: 400,
  text: 100_000,
} as const;

/** The file as a whole unpacks to more than is taken; what was read before counts. */
export class TooMuch extends UnreadableFile {
  constructor() {
    super(`The file unpacks to more than ${most.unpackedBytes / 1_000_000} MB. The rest of it was left out.`);
  }
}

/** Counts what comes out of a file, over all of its parts. */
export interface Budget {
  take(bytes: number): void;
}

/** A budget for one file. */
export function unpackingBudget(mostBytes: number = most.unpackedBytes): Budget {
  let left = mostBytes;
  return {
    take(bytes) {
      left -= bytes;
      if (left < 0) throw new TooMuch();
    },
  };
}

/** Why a list of more recipes than one file may hold is refused. */
export function tooManyRecipes(): UnreadableFile {
  const figure = most.recipes.toLocaleString("en");
  return new UnreadableFile(`This file holds more than ${figure} recipes. Export fewer at a time.`);
}
