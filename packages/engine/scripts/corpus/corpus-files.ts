import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { CorpusFile } from "./build-corpus.ts";

const engineFolder = join(dirname(fileURLToPath(import.meta.url)), "..", "..");

/** Where the files that people write lie. */
export const CORPUS_FOLDER = join(engineFolder, "corpus");

/** Where the compiled corpus lies. */
export const COMPILED_FILE = join(engineFolder, "dist", "corpus.json");

const namesBelow = (): string[] =>
  readdirSync(CORPUS_FOLDER, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(tsv|md)$/.test(name) && name !== "FORMAT.md")
    .map((name) => name.replaceAll("\\", "/"))
    .toSorted();

/** Reads every file of the corpus, in the order of their names. */
export const readCorpusFiles = (): CorpusFile[] =>
  namesBelow().map((name) => ({ name, text: readFileSync(join(CORPUS_FOLDER, name), "utf8") }));

/** Whether a corpus file is younger than the compiled one, or that one is missing. */
export const isCompiledStale = (): boolean => {
  const compiled = statSync(COMPILED_FILE, { throwIfNoEntry: false });
  if (compiled === undefined) return true;
  const folders = readdirSync(CORPUS_FOLDER, { recursive: true, encoding: "utf8" });
  return folders.some((name) => statSync(join(CORPUS_FOLDER, name)).mtimeMs > compiled.mtimeMs);
};
