/**
 * Shares one slow action between everybody who waits for it: whoever asks while it runs gets the next run,
 * so an answer always means a run that began after the question. After a failure it fails for ever: a failed
 * sync may have dropped the pages it was asked to keep, so a later success would prove nothing.
 */
export function coalesced(action: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  return () => {
    next ??= running.then(() => {
      next = undefined;
      running = action();
      return running;
    });
    return next;
  };
}
