import type { Kitchen } from "@meal/engine/kitchen";
import type { readAndFinish } from "./read-and-finish.ts";

type Work = typeof readAndFinish;
type Input<Name extends keyof Work> = Parameters<Work[Name]>[1];

/** What reads pages, and zod with it, stays out of a worker's memory until somebody brings the first. */
const loaded = async () => (await import("./read-and-finish.ts")).readAndFinish;

/** What imports have done by the engine. */
export const importWork = {
  finishDraft: async (kitchen: Kitchen, input: Input<"finishDraft">) =>
    (await loaded()).finishDraft(kitchen, input),
  previewPage: async (kitchen: Kitchen, input: Input<"previewPage">) =>
    (await loaded()).previewPage(kitchen, input),
  previewText: async (kitchen: Kitchen, input: Input<"previewText">) =>
    (await loaded()).previewText(kitchen, input),
  previewTranscript: async (kitchen: Kitchen, input: Input<"previewTranscript">) =>
    (await loaded()).previewTranscript(kitchen, input),
};

/** The types of what imports have done by the engine. */
export type ImportWork = typeof importWork;
