import { setImmediate as afterAnswer } from "node:timers/promises";
import type { Background } from "../background.ts";

/** Does the work after the answers one piece after the other, so that mails lie in the order they were asked for. */
export function orderedBackground(): Background {
  let last: Promise<unknown> = Promise.resolve();
  return {
    run(work) {
      last = last.then(() => afterAnswer()).then(work);
    },
    async settle() {
      // Work may begin more work.
      // oxlint-disable-next-line no-await-in-loop -- One piece after the other is what it is for.
      for (let waited; waited !== last;) await (waited = last);
    },
  };
}
