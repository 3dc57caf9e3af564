/** How far off an estimate is even when every word was understood: portions and recipes differ by as much. */
const leastSpread = 0.2;
/** How much further it is off when nothing is sure. */
const spreadOfDoubt = 0.5;

/**
 * How far below and above an estimate the truth probably lies, as a share of it. With these figures the range holds the
 * truth in more than four of five labelled meals; `npm run bench:chef` counts them.
 */
export function spreadOf(confidence: number): number {
  return leastSpread + spreadOfDoubt * (1 - confidence);
}

/** The energies between which the truth probably lies. */
export function kcalRange(kcal: number, confidence: number): { readonly low: number; readonly high: number } {
  const spread = spreadOf(confidence);
  return { low: Math.round(kcal * (1 - spread)), high: Math.round(kcal * (1 + spread)) };
}
