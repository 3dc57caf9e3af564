import { logOnly } from "../log-only.ts";

/** The other tabs of a person on this device. */
export interface Tabs {
  readonly tell: (word: unknown) => void;
  readonly close: () => void;
}

/** Calls with every word of another tab, which may be of another version. */
export function openTabs(name: string, hear: (word: unknown) => Promise<unknown>): Tabs {
  const channel = new BroadcastChannel(name);
  let isClosed = false;
  channel.addEventListener("message", ({ data }) => {
    hear(data).catch((error: unknown) => logOnly("Another tab was not heard", error));
  });
  return {
    tell: (word) => {
      // What was on its way when its person left comes to an end afterwards.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel reaches this origin alone.
      if (!isClosed) channel.postMessage(word);
    },
    close: () => {
      isClosed = true;
      channel.close();
    },
  };
}
