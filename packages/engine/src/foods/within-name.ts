import type { FoodMatch } from "./food-index.ts";

const MOST_WORDS = 9;
/** What is left has to be the name of a food, and no guess at one. */
const LEAST_SCORE = 0.85;

/**
 * The food whose name stands within a name: its first words are left away one by one, then its last. The noun stands at the
 * end, so it is kept as long as possible.
 */
export function withinName(name: string, find: (words: string) => FoodMatch | null): FoodMatch | null {
  const words = name.split(/\s+/).slice(0, MOST_WORDS);
  for (let end = words.length; end > 0; end -= 1) {
    for (let from = 0; from < end; from += 1) {
      if (from === 0 && end === words.length) continue;
      const near = find(words.slice(from, end).join(" "));
      if (near && near.score >= LEAST_SCORE) return near;
    }
  }
  return null;
}
