import type { Unsent } from "../../platform/feature.ts";
import { personList } from "./person-list.ts";
import * as t from "./texts/en/unsent.ts";

/** What of this person's list the server does not have yet. */
export async function unsentChanges(userId: string): Promise<readonly Unsent[]> {
  const { isOpen, outbox } = personList(userId);
  await isOpen;
  const { waiting } = outbox.state;
  if (waiting.length === 0) return [];
  return [
    {
      words: t.unsentChanges(waiting.length),
      send: async () => {
        await outbox.sync();
        return outbox.state.waiting.length === 0;
      },
      discard: () => outbox.discard(),
    },
  ];
}
