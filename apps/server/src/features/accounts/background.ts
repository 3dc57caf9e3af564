import { setImmediate as afterAnswer } from "node:timers/promises";
import type { Logger } from "../../log.ts";

/** Work that goes on after the answer. What it takes does not tell the caller anything, not even by its time. */
export interface Background {
  run(work: () => Promise<void>): void;
  /** Waits until everything that was begun is done. */
  settle(): Promise<void>;
}

/** Begins each piece of work once the answer is on its way, and logs what failed. */
export function createBackground(log: Logger): Background {
  const running = new Set<Promise<void>>();
  return {
    run(work) {
      const job = afterAnswer()
        .then(work)
        .catch((err: unknown) => log.error({ err }, "work after the answer failed"))
        .finally(() => running.delete(job));
      running.add(job);
    },
    async settle() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
