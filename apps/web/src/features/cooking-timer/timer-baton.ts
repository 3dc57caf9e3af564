/** Which tab of this browser rings: whoever holds the baton. It goes on to another tab when this one is closed. */
export interface Baton {
  readonly isHeld: () => boolean;
  /** Takes it from whichever tab has it: the one that a cook touches can make a sound. */
  readonly take: () => void;
  readonly drop: () => void;
}

const lockName = "cooking-timer";

/** Without locks, which need a secure address, every tab believes that it holds the baton. */
export function waitForBaton(onHeld: () => void): Baton {
  let isHeld = false;
  let isDropped = false;
  let release: (() => void) | undefined;
  let stopQueuing = new AbortController();

  const hold = () =>
    new Promise<void>((resolve) => {
      release = resolve;
      isHeld = true;
      if (isDropped) resolve();
      else onHeld();
    });
  const queue = () => {
    stopQueuing = new AbortController();
    request({ signal: stopQueuing.signal });
  };
  const request = (options: LockOptions) => {
    if (!("locks" in navigator)) {
      queueMicrotask(() => void hold());
      return;
    }
    navigator.locks.request(lockName, options, hold).catch(() => {
      // Another tab took it, or we took it ourselves instead of waiting on.
      if (options.signal?.aborted === true || isDropped) return;
      isHeld = false;
      queue();
    });
  };
  queue();
  return {
    isHeld: () => isHeld,
    take: () => {
      if (isHeld) return;
      isHeld = true;
      stopQueuing.abort();
      request({ steal: true });
    },
    drop: () => {
      isDropped = true;
      isHeld = false;
      stopQueuing.abort();
      release?.();
    },
  };
}
