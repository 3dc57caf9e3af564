import { buildCorpus } from "../corpus/build-corpus.ts";
import { readCorpusFiles } from "../corpus/corpus-files.ts";
import type { Component } from "../../src/planner/component.ts";
import { createKitchen } from "../../src/writer/kitchen.ts";

// The cookbook as its files are now, and not as they were when they were last compiled. It is read once for all tests:
// reading takes seconds.
export const { corpus, faults } = buildCorpus(readCorpusFiles());

export const kitchen = createKitchen(corpus);

/** A dish or an extra as it is written. */
export function componentOf(id: string): Component {
  const found = kitchen.planner.plain.find(({ dish }) => dish.id === id);
  if (found === undefined) throw new Error(`The cookbook has no ${id}.`);
  return found;
}
