import threadUrl from "./waker-thread.ts?worker&url";
import { workerAddress } from "./worker-address.ts";

const waiting = new Map<number, () => void>();
let lastId = 0;
let thread: Worker | undefined;

/** Like a timeout that is on time in a hidden page too. Answers how to call it off. */
export function wakeIn(delayMs: number, wake: () => void): () => void {
  lastId += 1;
  const id = lastId;
  waiting.set(id, wake);
  thread ??= startThread();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker has no other origin.
  thread.postMessage({ id, delayMs });
  return () => void waiting.delete(id);
}

function startThread(): Worker {
  const started = new Worker(workerAddress(threadUrl), { type: "module" });
  started.addEventListener("message", ({ data: id }: MessageEvent<number>) => {
    const wake = waiting.get(id);
    waiting.delete(id);
    wake?.();
  });
  return started;
}
