/** What the two clocks of a page show at one moment, in milliseconds. */
export type ClockReading = {
  /** The time of day as an instant; people and networks set it. */
  readonly wallMs: number;
  /** Only ever goes on, but stands still while the device sleeps. */
  readonly steadyMs: number;
};

/** Clocks are set right by less than this all the time, and nobody sleeps that short. */
const jitterMs = 500;

/**
 * How far time went on between two readings. Where the wall clock goes ahead of the steady one, the device slept,
 * and the wall clock is right; a device that was kept awake did not sleep, so there somebody changed the clock.
 * Where it falls behind, the clock was changed as well. Then the steady clock is right.
 */
export function passedMs(before: ClockReading, after: ClockReading, wasKeptAwake: boolean): number {
  const steady = Math.max(0, after.steadyMs - before.steadyMs);
  const wall = after.wallMs - before.wallMs;
  const hasSlept = wall - steady > jitterMs && !wasKeptAwake;
  return hasSlept ? wall : steady;
}
