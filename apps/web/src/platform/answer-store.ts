import { del, get, set } from "idb-keyval";
import type { AnswerStore, KeptAnswers } from "./kept-answers.ts";

const key = "kept-answers";

let isForgotten = false;

/**
 * Lets go of what is kept, for the rest of this visit too: a screen that cannot be drawn with it must not meet it again
 * after a reload.
 */
export async function forgetAnswers(): Promise<void> {
  isForgotten = true;
  await del(key);
}

/** Answers in the browser's database. */
export const answerStore: AnswerStore = {
  read: () => get<Partial<KeptAnswers>>(key),
  write: async (kept) => {
    if (!isForgotten) await set(key, kept);
  },
  remove: () => del(key),
};
