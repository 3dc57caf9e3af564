import { applyOperation } from "@meal/domain/shopping-list/apply-operation";
import type { ShoppingList } from "@meal/domain/shopping-list/list";
import type { NumberedOperation, Operation } from "@meal/domain/shopping-list/operations";
import { listDatabase } from "../../platform/device/database.ts";
import { putWaiting } from "../../platform/device/waiting.ts";
import { forgetAt } from "../../platform/memory.ts";
import { newId } from "../../platform/new-id.ts";
import { createValueStore } from "../../platform/value-store.ts";
import { deviceStore, listNotes } from "./device-store.ts";
import { readQueue } from "./kept-queue.ts";
import type { ListStore, ShownList } from "./list-store.ts";
import { withMore } from "./queue-form.ts";
import { withEverything } from "./with-everything.ts";

export const leftListKey = (personId: string) => `${personId}:left-list` as const;

/** The list of somebody whose session ran out. What is done to it shows, and waits closed for their next sign-in. */
interface LeftList extends ListStore {
  readonly personId: string;
  readonly close: () => void;
}

const channelName = "left-list";
let open: LeftList | undefined;
forgetAt("departure", closeLeftList);

export function leftList(personId: string): LeftList {
  if (open?.personId === personId) return open;
  closeLeftList();
  open = openLeftList(personId);
  return open;
}

function closeLeftList(): void {
  open?.close();
  open = undefined;
}

/** Whoever shows it, in this tab and the others, reads it anew. */
export function tellLeftLists(): void {
  const channel = new BroadcastChannel(channelName);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel reaches this origin alone.
  channel.postMessage("changed");
  channel.close();
}

function openLeftList(personId: string): LeftList {
  const key = leftListKey(personId);
  const shown = createValueStore<ShownList>(showing(undefined, "none"), "with-holder");
  let unwritten = 0;
  const read = async () => {
    const kept = (await listDatabase.read(key))[key];
    // What is shown is ahead of the device as long as anything is on its way there.
    if (unwritten === 0) shown.set(showing(isList(kept) ? withEverything(kept) : undefined, "resting"));
  };
  let writing: Promise<void> = Promise.resolve();
  const write = (operations: readonly NumberedOperation[]) => {
    unwritten += 1;
    writing = writing
      .then(() => keep(personId, operations))
      .catch(() => {})
      .finally(() => {
        unwritten -= 1;
      });
  };
  // What an earlier page was left over.
  const noted = readQueue(listNotes(personId).read()).operations;
  if (noted.length > 0) write(noted);
  writing = writing.then(read);
  const tabs = new BroadcastChannel(channelName);
  tabs.addEventListener("message", () => {
    writing = writing.then(read);
  });
  return {
    personId,
    shown,
    close: () => tabs.close(),
    act: (...operations) => {
      const { list } = shown.get();
      if (list === undefined) return;
      shown.set(showing(applied(list, operations), "resting"));
      const numbered = operations.map((operation) => ({ opId: newId(), operation }));
      listNotes(personId).add(numbered);
      write(numbered);
    },
  };
}

/** First what is to be sent, then what is shown: a page that is closed in between loses nothing. */
async function keep(personId: string, numbered: readonly NumberedOperation[]): Promise<void> {
  const key = leftListKey(personId);
  const isClosed = await putWaiting(personId, "list", numbered);
  await listDatabase.change(personId, [key], (kept) => {
    const list = kept[key];
    return {
      [key]: isList(list)
        ? applied(
            withEverything(list),
            numbered.map(({ operation }) => operation),
          )
        : list,
    };
  });
  // What cannot be closed tells no more than the list that is open here, and goes with it.
  if (isClosed) listNotes(personId).remove(numbered);
  else await deviceStore(personId).change((kept) => ({ ...kept, queue: withMore(kept.queue, numbered) }));
  tellLeftLists();
}

function applied(list: ShoppingList, operations: readonly Operation[]): ShoppingList {
  return operations.reduce((next, operation) => applyOperation(next, operation).list, list);
}

function showing(list: ShoppingList | undefined, contact: ShownList["contact"]): ShownList {
  return { list, planName: null, waiting: 0, isWritten: true, contact, lost: 0 };
}

/** Written by ourselves when the session ended. */
function isList(kept: unknown): kept is ShoppingList {
  return typeof kept === "object" && kept !== null && "items" in kept && Array.isArray(kept.items);
}
