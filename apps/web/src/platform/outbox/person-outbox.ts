import { logOnly } from "../log-only.ts";
import { network } from "../network.ts";
import { newId } from "../new-id.ts";
import { createValueStore } from "../value-store.ts";
import { deviceQueue } from "./device-queue.ts";
import type { LoadKinds } from "./kinds.ts";
import { openOutboxOf, type PersonOutbox, takeOpenOutbox } from "./open-outbox.ts";
import { emptyOutbox, Outbox, type OutboxParts, type SendOutcome, type Waiting } from "./outbox.ts";

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
  // Other tabs of this device wrote something down.
  const tabs = new BroadcastChannel(`outbox:${userId}`);
  let isClosed = false;
  const outbox = new Outbox({
    storage: deviceQueue(userId),
    send: async (one) => send(one, await loadKinds()),
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
  const tellTabs = () => {
    // What was on its way when its person left comes to an end afterwards.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel reaches this origin alone.
    if (!isClosed) tabs.postMessage("changed");
  };
  tabs.addEventListener("message", () => void outbox.open());
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

/** What no feature of this version knows is let go, and said in the log. */
async function send({ kind, value }: Waiting, kinds: Awaited<ReturnType<LoadKinds>>): Promise<SendOutcome> {
  const known = kinds.find(({ name }) => name === kind);
  if (known === undefined) {
    logOnly("Nobody sends this", kind);
    return "refused";
  }
  return (await known.load())(value);
}
