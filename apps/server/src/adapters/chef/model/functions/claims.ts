/** Calories that a sentence names. */
export const CLAIM = /(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)\s*(?:kcal|calories)\b/giu;
const PER_100G = /\b(?:per|in|for|a) 100 ?(?:g|grams?)\b|\b100 ?(?:g|grams) of\b/iu;

/** Whether a sentence gives the calories of 100 g of something, which is easy to check. */
export function isClaim(sentence: string): boolean {
  return [...sentence.matchAll(CLAIM)].length === 1 && PER_100G.test(sentence);
}
