/** What a confidence says: how often such an estimate is within this share of the truth. */
const rightWithin = 0.2;
/** The range is to hold the truth so often. */
const heldOf = 0.8;
/** The largest errors are larger than an even thinning out has them: of strangers' meals so much wider a range holds four of five. */
const farOff = 1.1;
/** Portions and recipes differ by as much, however sure the words are. */
const leastSpread = 0.1;
const mostSpread = 0.9;

/**
 * How far below and above an estimate the truth probably lies, as a share of it. Errors thin out evenly the larger they are,
 * so how many of them are small tells how large four of five are at most; `npm run bench:chef` counts how many are.
 */
export function spreadOf(confidence: number): number {
  const spread = (farOff * rightWithin * Math.log1p(-heldOf)) / Math.log1p(-Math.min(confidence, 0.999));
  return confidence <= 0 ? mostSpread : Math.min(mostSpread, Math.max(leastSpread, spread));
}

/** The energies between which the truth probably lies. */
export function kcalRange(kcal: number, confidence: number): { readonly low: number; readonly high: number } {
  const spread = spreadOf(confidence);
  return { low: Math.round(kcal * (1 - spread)), high: Math.round(kcal * (1 + spread)) };
}
