import { listDatabase } from "../../platform/device/database.ts";
import type { Kept, OutboxStorage } from "./outbox.ts";
import { withEverything } from "./with-everything.ts";

/** One person's list and waiting operations in the browser's database. */
export function deviceStore(userId: string): OutboxStorage {
  const [listKey, queueKey] = [`${userId}:list`, `${userId}:queue`] as const;
  const keys = [listKey, queueKey] as const;
  const keptIn = (values: Awaited<ReturnType<typeof listDatabase.read>>): Kept => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Written below, and by nobody else.
    const list = values[listKey] as Kept["list"];
    return { list: list && withEverything(list), queue: values[queueKey] };
  };
  return {
    read: async () => keptIn(await listDatabase.read(...keys)),
    change: async (step) =>
      keptIn(
        await listDatabase.change(userId, keys, (values) => {
          const { list, queue } = step(keptIn(values));
          return { [listKey]: list, [queueKey]: queue };
        }),
      ),
  };
}

/** Whether the device may hold something that the server does not have; what it is, the outbox finds out. */
export async function isAnythingKept(userId: string): Promise<boolean> {
  const { queue } = await deviceStore(userId).read();
  return queue !== undefined && !isEmpty(queue);
}

function isEmpty(queue: unknown): boolean {
  if (typeof queue !== "object" || queue === null || !("operations" in queue)) return false;
  return Array.isArray(queue.operations) && queue.operations.length === 0;
}
