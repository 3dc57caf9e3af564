import { readFileSync } from "node:fs";
import { createPlannerIndex, type PlannerIndex } from "../src/planner/planner-index.ts";
import { loadCorpus } from "../src/corpus/load-corpus.ts";
import type { PackedCorpus } from "../src/corpus/packed.ts";
import { COMPILED_FILE, isCompiledStale } from "../scripts/corpus/corpus-files.ts";

/** The compiled corpus, compiled first when a file of it is younger, ready for planning and asking. */
export const loadKitchen = async (): Promise<PlannerIndex> => {
  if (isCompiledStale()) {
    const { writeCompiled } = await import("../scripts/corpus/write-compiled.ts");
    writeCompiled();
  }
  // The compiler wrote this file and checked every word of it.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const packed = JSON.parse(readFileSync(COMPILED_FILE, "utf8")) as PackedCorpus;
  return createPlannerIndex(loadCorpus(packed));
};
