/** Something in the house that wants using. */
export type ThingAtHand = {
  /** The foods that it may be. */
  readonly numbers: ReadonlySet<number>;
  /** How much it matters beside the others; what somebody named is 1. */
  readonly weight: number;
  /** The last day, from 0, on which it is good. */
  readonly lastDay: number;
  /** So many meals it takes to use it up. */
  readonly uses: number;
  /** How much of it there is, where that is known. */
  readonly grams: number | null;
};
