import { buildCorpus } from "../corpus/build-corpus.ts";
import { readCorpusFiles } from "../corpus/corpus-files.ts";
import { createKitchen } from "../../src/writer/kitchen.ts";

// The cookbook as its files are now, and not as they were when they were last compiled. It is read once for all tests:
// reading takes seconds.
export const { corpus, faults } = buildCorpus(readCorpusFiles());

export const kitchen = createKitchen(corpus);
