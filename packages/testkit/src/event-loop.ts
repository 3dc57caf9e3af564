import { existsSync, readFileSync } from "node:fs";

/** Where Linux counts how long the main thread of this process ran, and how long it wanted to and got no core. */
const countsOfKernel = "/proc/self/schedstat";

/**
 * Calls with how long the event loop of this process stood still, each time it looks. What it waited for a core while
 * others had them all is no fault of its own, and left out where the kernel tells it.
 */
export function watchEventLoop(everyMs: number, onLook: (stallMs: number) => void): void {
  let last = performance.now();
  let lastWaited = waitedForCoreMs();
  setInterval(() => {
    const now = performance.now();
    const waited = waitedForCoreMs();
    onLook(Math.max(0, now - last - everyMs - (waited - lastWaited)));
    [last, lastWaited] = [now, waited];
  }, everyMs).unref();
}

function waitedForCoreMs(): number {
  if (!existsSync(countsOfKernel)) return 0;
  return Number(readFileSync(countsOfKernel, "utf8").split(" ")[1]) / 1e6;
}
