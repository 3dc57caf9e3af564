import { createFoodIndex } from "@meal/engine/foods";
import { buildCorpus } from "../../../packages/engine/scripts/corpus/build-corpus.ts";
import { readCorpusFiles } from "../../../packages/engine/scripts/corpus/corpus-files.ts";

/** The food index over the whole table as it lies in the files. */
export const foodIndex = createFoodIndex(buildCorpus(readCorpusFiles()).corpus.foods);

/** How far a figure is from its label, as a part of the label. */
export const relativeError = (figure: number, label: number): number =>
  Math.abs(figure - label) / Math.max(1, label);
