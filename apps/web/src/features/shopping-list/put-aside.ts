import { listDatabase } from "../../platform/device/database.ts";
import { openWaiting, putWaiting } from "../../platform/device/waiting.ts";
import { deviceStore } from "./device-store.ts";
import { readQueue } from "./kept-queue.ts";
import { leftListKey, tellLeftLists } from "./left-list.ts";
import { personList } from "./person-list.ts";
import { queueOf } from "./queue-form.ts";
import { viewOf } from "./view.ts";

/**
 * When a session ends: closes what the server does not have yet, and leaves the list open as it is shown, so that
 * nobody loses it in the middle of a shop. Changes that cannot be closed tell no more than that list does: they stay
 * where they are, and go when it goes.
 */
export async function putListAside(userId: string): Promise<void> {
  const store = deviceStore(userId);
  const { list, queue } = await store.read();
  const { operations } = readQueue(queue);
  const isClosed = operations.length === 0 || (await putWaiting(userId, "list", operations));
  const key = leftListKey(userId);
  const { planName: _, updated_at: _at, ...shown } = list === undefined ? {} : viewOf(list, operations);
  await listDatabase.change(userId, [key], (kept) => ({ [key]: list === undefined ? kept[key] : shown }));
  tellLeftLists();
  const done = new Set(isClosed ? operations.map(({ opId }) => opId) : []);
  await store.change((kept) => ({
    list: undefined,
    queue: queueOf(readQueue(kept.queue).operations.filter(({ opId }) => !done.has(opId))),
  }));
}

/** After the next sign-in of the same person: what waited goes back to where it is sent from, each change once. */
export async function takeListBack(userId: string): Promise<void> {
  const { values, forget } = await openWaiting(userId, "list");
  const opened = readQueue(values.flat()).operations;
  if (opened.length > 0) {
    await deviceStore(userId).change((kept) => {
      const waiting = readQueue(kept.queue).operations;
      const known = new Set(waiting.map(({ opId }) => opId));
      return { ...kept, queue: queueOf([...opened.filter(({ opId }) => !known.has(opId)), ...waiting]) };
    });
  }
  await forget();
  if (opened.length === 0) return;
  const { outbox } = personList(userId);
  await outbox.open();
  await outbox.sync();
}
