import type { OutboxKind } from "../../platform/outbox/kinds.ts";
import { unsent } from "./texts/en/feature.ts";

/** What was chosen on this device, on its way to the account. */
export const rememberedKind: OutboxKind = {
  name: "remembered",
  words: unsent,
  load: async () => {
    const { sendChosen, takeOver } = await import("./send-chosen.ts");
    return { send: sendChosen, takeOver };
  },
};
