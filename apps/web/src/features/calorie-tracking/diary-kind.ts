import { DIARY } from "../../platform/diary/name.ts";
import type { OutboxKind } from "../../platform/outbox/kinds.ts";
import { unsent } from "./texts/en/feature.ts";

/** Changes of the diary, on their way to the server. */
export const diaryKind: OutboxKind = {
  name: DIARY,
  words: unsent,
  load: async () => {
    const { sendChange, takeOver } = await import("./send-change.ts");
    return { send: sendChange, takeOver };
  },
};
