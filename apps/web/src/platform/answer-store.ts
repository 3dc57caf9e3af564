import { answersDatabase } from "./device/database.ts";
import type { AnswerStore, KeptAnswers } from "./kept-answers.ts";

const key = "kept-answers";

let isForgotten = false;

/**
 * Lets go of what is kept, for the rest of this visit too: a screen that cannot be drawn with it must not meet it again
 * after a reload.
 */
export async function forgetAnswers(): Promise<void> {
  isForgotten = true;
  await answerStore.remove();
}

/** Answers in the browser's database. They go with the session. */
export const answerStore: AnswerStore = {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Written below; another version of the app may have written it.
  read: async () => (await answersDatabase.read(key))[key] as Partial<KeptAnswers> | undefined,
  write: async (kept) => {
    if (!isForgotten) await answersDatabase.change(kept.ownerId, [key], () => ({ [key]: kept }));
  },
  remove: async () => {
    // Anybody may remove it, whoever it belongs to.
    await answersDatabase.change("", [key], () => ({ [key]: undefined }));
  },
};
