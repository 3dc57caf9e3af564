import type { Clock } from "@meal/server/ports/clock";

/** A clock that moves only when a test says so. */
export interface FakeClock extends Clock {
  advance(ms: number): void;
}

/** Starts at this machine's time, so that tokens look right to libraries with clocks of their own. */
export function fakeClock(start = Date.now()): FakeClock {
  let now = start;
  return {
    now: () => now,
    advance(ms) {
      now += ms;
    },
  };
}
