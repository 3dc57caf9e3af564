import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import process from "node:process";
import { packCorpus } from "../../src/corpus/pack-corpus.ts";
import { buildCorpus, type BuiltCorpus } from "./build-corpus.ts";
import { COMPILED_FILE, readCorpusFiles } from "./corpus-files.ts";

/** Writes the compiled file in one move, so that nobody reads half of it. Returns its size in bytes. */
export const storeCompiled = ({ corpus }: BuiltCorpus): number => {
  const text = JSON.stringify(packCorpus(corpus));
  const half = `${COMPILED_FILE}.${process.pid}`;
  mkdirSync(dirname(COMPILED_FILE), { recursive: true });
  writeFileSync(half, text);
  renameSync(half, COMPILED_FILE);
  return text.length;
};

/** Compiles whatever is whole in the corpus folder. */
export const writeCompiled = (): number => storeCompiled(buildCorpus(readCorpusFiles()));
