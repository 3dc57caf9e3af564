import { createPlannerIndex } from "@meal/engine/kitchen";
import { buildCorpus } from "../../../packages/engine/scripts/corpus/build-corpus.ts";
import { readCorpusFiles } from "../../../packages/engine/scripts/corpus/corpus-files.ts";

/** The planner over the corpus as it lies in the files. */
export const kitchen = createPlannerIndex(buildCorpus(readCorpusFiles()).corpus);
