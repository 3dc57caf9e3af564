import { openWaiting, putWaiting } from "../device/waiting.ts";
import type { Unsent } from "../feature.ts";
import { toast } from "../../ui/toast-store.ts";
import { deviceQueue, readQueue } from "./device-queue.ts";
import type { OutboxKind } from "./kinds.ts";
import { personOutbox } from "./person-outbox.ts";
import { couldNotBeKept, noLockHere } from "./texts/en.ts";

/** What of this person's doings the server does not have yet, by kind. */
export async function unsentOfOutbox(
  userId: string,
  kinds: readonly OutboxKind[],
): Promise<readonly Unsent[]> {
  const { isOpen, outbox } = personOutbox(userId, async () => kinds);
  await isOpen;
  const countOf = (name: string) => outbox.state.waiting.filter(({ kind }) => kind === name).length;
  return kinds
    .filter(({ name }) => countOf(name) > 0)
    .map(({ name, words }) => ({
      words: words(countOf(name)),
      send: async () => {
        await outbox.sync();
        return countOf(name) === 0;
      },
      discard: () => outbox.discard(name),
    }));
}

/** When a session ends: closes what waits for its person's next sign-in, and says so where that cannot be. */
export async function putOutboxAside(userId: string, kinds: readonly OutboxKind[]): Promise<void> {
  const queue = deviceQueue(userId);
  const waiting = await queue.read();
  if (waiting.length === 0) return;
  if (await putWaiting(userId, "outbox", waiting)) {
    const ids = new Set(waiting.map(({ id }) => id));
    await queue.change((kept) => kept.filter(({ id }) => !ids.has(id)));
    return;
  }
  const lost = kinds.flatMap(({ name, words }) => {
    const count = waiting.filter(({ kind }) => kind === name).length;
    return count === 0 ? [] : [words(count)];
  });
  toast({ tone: "warning", title: couldNotBeKept(lost), description: noLockHere });
}

/** After the next sign-in of the same person: what waited is sent, each once. */
export async function takeOutboxBack(userId: string, kinds: readonly OutboxKind[]): Promise<void> {
  const { values, forget } = await openWaiting(userId, "outbox");
  const waiting = readQueue(values.flat());
  const { isOpen, outbox } = personOutbox(userId, async () => kinds);
  await isOpen;
  await outbox.put(waiting);
  await forget();
  if (waiting.length > 0) await outbox.sync();
}
