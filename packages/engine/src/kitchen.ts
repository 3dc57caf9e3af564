// A door of the engine (see package.json): the kitchen that everything of the chef works in, and what it is made of.
export { loadCorpus } from "./corpus/load-corpus.ts";
export type { PackedCorpus } from "./corpus/packed.ts";
export { createPlannerIndex } from "./planner/planner-index.ts";
export { createKitchen, type Kitchen } from "./writer/kitchen.ts";
