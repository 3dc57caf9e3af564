/** Tells the time, so that tests can move it. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
}
