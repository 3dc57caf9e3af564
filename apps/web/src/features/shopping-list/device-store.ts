import { listDatabase } from "../../platform/device/database.ts";
import { type Notes, notes } from "../../platform/device/notes.ts";
import type { Kept, OutboxStorage } from "./outbox.ts";
import { opIdName, operationsIn, withMore } from "./queue-form.ts";
import { withEverything } from "./with-everything.ts";

/** Operations of a person that are not in the browser's database yet. */
export const listNotes = (userId: string): Notes => notes("list-notes", userId, opIdName);

/** One person's list and waiting operations in the browser's database. */
export function deviceStore(userId: string): OutboxStorage {
  const [listKey, queueKey] = [`${userId}:list`, `${userId}:queue`] as const;
  const keys = [listKey, queueKey] as const;
  const noted = listNotes(userId);
  const keptIn = (values: Awaited<ReturnType<typeof listDatabase.read>>): Kept => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Written below, and by nobody else.
    const list = values[listKey] as Kept["list"];
    return { list: list && withEverything(list), queue: withMore(values[queueKey], noted.read()) };
  };
  return {
    note: noted.add,
    read: async () => keptIn(await listDatabase.read(...keys)),
    change: async (step) => {
      let taken: readonly unknown[] = [];
      const values = await listDatabase.change(userId, keys, (kept) => {
        taken = noted.read();
        const { list, queue } = step(keptIn(kept));
        return { [listKey]: list, [queueKey]: queue };
      });
      noted.remove(taken);
      return keptIn(values);
    },
  };
}

/** Whether the device may hold something that the server does not have; what it is, the outbox finds out. */
export async function isAnythingKept(userId: string): Promise<boolean> {
  const { queue } = await deviceStore(userId).read();
  const there = operationsIn(queue);
  return there !== undefined && !(Array.isArray(there) && there.length === 0);
}
