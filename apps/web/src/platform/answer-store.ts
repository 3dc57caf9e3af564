import { del, get, set } from "idb-keyval";
import type { AnswerStore, KeptAnswers } from "./kept-answers.ts";

const key = "kept-answers";

/** Answers in the browser's database. */
export const answerStore: AnswerStore = {
  read: () => get<Partial<KeptAnswers>>(key),
  write: (kept) => set(key, kept),
  remove: () => del(key),
};
