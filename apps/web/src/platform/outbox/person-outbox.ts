import { network } from "../network.ts";
import { newId } from "../new-id.ts";
import { createValueStore } from "../value-store.ts";
import { deviceQueue } from "./device-queue.ts";
import type { LoadKinds } from "./kinds.ts";
import { openOutboxOf, type PersonOutbox, takeOpenOutbox } from "./open-outbox.ts";
import { emptyOutbox, Outbox, type OutboxParts, type Waiting } from "./outbox.ts";
import { senderOf } from "./sender-of.ts";
import { openTabs } from "./tabs.ts";

/** The outbox of whoever is signed in. One at a time: another person's is closed, and stays on the device for them. */
export function personOutbox(userId: string, loadKinds: LoadKinds): PersonOutbox {
  const open = openOutboxOf(userId);
  if (open !== undefined) return open;
  const outbox = makePersonOutbox(userId, loadKinds);
  takeOpenOutbox(outbox);
  return outbox;
}

function makePersonOutbox(userId: string, loadKinds: LoadKinds): PersonOutbox {
  const state = createValueStore(emptyOutbox, "with-holder");
  const listeners = new Set<OutboxParts["onSettled"]>();
  let isClosed = false;
  const outbox = new Outbox({
    storage: deviceQueue(userId),
    send: async (one) => {
      const { send, takeOver } = await senderOf(one, loadKinds);
      const outcome = await send();
      if (outcome === "done" && !isClosed) {
        takeOver();
        tabs.tell({ arrived: one });
      }
      return outcome;
    },
    onSettled: (one, outcome) => {
      for (const listener of listeners) listener(one, outcome);
    },
    // Without locks, which need a secure address, two tabs may send the same twice; the ids make that harmless.
    lock: (work) => ("locks" in navigator ? navigator.locks.request(`outbox:${userId}`, work) : work()),
    schedule: (run, delayMs) => {
      const timer = setTimeout(run, delayMs);
      return () => clearTimeout(timer);
    },
    newId,
    onChange: state.set,
  });
  // Other tabs wrote something down, or brought it to the server.
  const tabs = openTabs(`outbox:${userId}`, async (word) => {
    const arrived = arrivedIn(word);
    try {
      const sender = arrived && (await senderOf(arrived, loadKinds));
      if (!isClosed) sender?.takeOver();
    } finally {
      await outbox.open();
    }
  });
  const tellTabs = () => tabs.tell("changed");
  const sync = () => void outbox.sync().then(tellTabs);
  const stop = network.onBack(sync);
  return {
    userId,
    outbox,
    state,
    isOpen: outbox.open(),
    act: (kind, ...values) => {
      const written = outbox.add(kind, ...values).then(tellTabs);
      sync();
      return written;
    },
    onSettled: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => {
      isClosed = true;
      outbox.close();
      tabs.close();
      stop();
    },
  };
}

/** What another tab brought to the server; a tab of another version may say anything. */
function arrivedIn(word: unknown): Pick<Waiting, "kind" | "value"> | undefined {
  if (typeof word !== "object" || word === null || !("arrived" in word)) return undefined;
  const { arrived } = word;
  if (typeof arrived !== "object" || arrived === null || !("kind" in arrived)) return undefined;
  const { kind } = arrived;
  return typeof kind === "string"
    ? { kind, value: "value" in arrived ? arrived.value : undefined }
    : undefined;
}
