import type { ImportJob } from "./queries.ts";
import * as t from "./texts/en/page.tsx";

const words: { readonly [State in ImportJob["state"]]: (job: ImportJob) => string } = {
  waiting: () => t.stateWaiting,
  running: () => t.stateRunning,
  done: (job) => t.stateDone(countsInWords(job)),
  failed: (job) => (job.added === 0 ? t.stateNothingImported : t.stateBrokenOff(countsInWords(job))),
  cancelled: (job) => t.stateStopped(countsInWords(job)),
};

/** Where an import stands. While it runs the words stay the same, so that nobody has every recipe read out. */
export const stateInWords = (job: ImportJob): string => words[job.state](job);

export function countsInWords({ added, skipped, failed }: ImportJob): string {
  return t.counts(added, skipped, failed);
}
