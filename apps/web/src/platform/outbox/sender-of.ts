import { logOnly } from "../log-only.ts";
import type { LoadKinds } from "./kinds.ts";
import { answersHere } from "./open-outbox.ts";
import type { SendOutcome, Waiting } from "./outbox.ts";

/** What brings this to the server and takes it over. What no feature of this version knows is let go, and said in the log. */
export async function senderOf({ kind, value }: Pick<Waiting, "kind" | "value">, loadKinds: LoadKinds) {
  const known = (await loadKinds()).find(({ name }) => name === kind);
  const sender = await known?.load();
  return {
    send: async (): Promise<SendOutcome> => {
      if (sender !== undefined) return sender.send(value);
      logOnly("Nobody sends this", kind);
      return "refused";
    },
    takeOver: (): void => {
      const { queries } = answersHere;
      if (queries !== undefined) sender?.takeOver(queries, value);
    },
  };
}
