import type { Unsent } from "../../platform/feature.ts";
import { inWords } from "../../platform/in-words.ts";
import { personList } from "./person-list.ts";

/** What of this person's list the server does not have yet. */
export async function unsentChanges(userId: string): Promise<readonly Unsent[]> {
  const { isOpen, outbox } = personList(userId);
  await isOpen;
  const { waiting } = outbox.state;
  if (waiting.length === 0) return [];
  return [
    {
      words: `${inWords(waiting.length, "change")} of your shopping list`,
      send: async () => {
        await outbox.sync();
        return outbox.state.waiting.length === 0;
      },
      discard: () => outbox.discard(),
    },
  ];
}
