import { createStore, promisifyRequest } from "idb-keyval";
import type { Kept, OutboxStorage } from "./outbox.ts";

const nothing: Kept = { list: undefined, queue: undefined };

/** One person's list and waiting operations in the browser's database; in memory where that is forbidden. */
export function deviceStore(userId: string): OutboxStorage {
  const transact = createStore("shopping-list", "kept");
  const [listKey, queueKey] = [`${userId}:list`, `${userId}:queue`];
  let memory: Kept | undefined;

  const readFrom = async (store: IDBObjectStore): Promise<Kept> => {
    const [list, queue]: [Kept["list"], unknown] = await Promise.all([
      promisifyRequest<Kept["list"]>(store.get(listKey)),
      promisifyRequest<unknown>(store.get(queueKey)),
    ]);
    return { list: list && { ...list, planIds: list.planIds ?? [] }, queue };
  };
  const changeIn = async (store: IDBObjectStore, step: (kept: Kept) => Kept): Promise<Kept> => {
    const kept = await readFrom(store);
    const next = step(kept);
    if (next.list !== kept.list) store.put(next.list, listKey);
    if (next.queue !== kept.queue) store.put(next.queue, queueKey);
    await promisifyRequest(store.transaction);
    return next;
  };

  return {
    read: async () => {
      if (memory !== undefined) return memory;
      return transact("readonly", readFrom).catch(() => nothing);
    },
    change: async (step) => {
      if (memory === undefined) {
        const next = await transact("readwrite", (store) => changeIn(store, step)).catch(() => undefined);
        if (next !== undefined) return next;
      }
      memory = step(memory ?? nothing);
      return memory;
    },
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
