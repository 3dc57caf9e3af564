import { inWords } from "../../platform/in-words.ts";
import type { ImportJob } from "./queries.ts";

const words: { readonly [State in ImportJob["state"]]: (job: ImportJob) => string } = {
  waiting: () => "Waiting for its turn.",
  running: () => "Being read. You can leave this page, it goes on.",
  done: (job) => `Done: ${countsInWords(job)}.`,
  failed: (job) => (job.added === 0 ? "Nothing was imported." : `Broken off: ${countsInWords(job)}.`),
  cancelled: (job) => `Stopped: ${countsInWords(job)}. What is in stays.`,
};

/** Where an import stands. While it runs the words stay the same, so that nobody has every recipe read out. */
export const stateInWords = (job: ImportJob): string => words[job.state](job);

/** "12 recipes added, 3 there already, 2 left out". */
export function countsInWords({ added, skipped, failed }: ImportJob): string {
  const parts = [`${inWords(added, "recipe")} added`];
  if (skipped > 0) parts.push(`${skipped.toLocaleString("en-US")} there already`);
  if (failed > 0) parts.push(`${failed.toLocaleString("en-US")} left out`);
  return parts.join(", ");
}
