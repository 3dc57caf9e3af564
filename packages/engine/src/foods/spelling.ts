/** The number of letters to change, drop, add or swap between two words, or `limit + 1` where there are more. */
export function lettersApart(left: string, right: string, limit: number): number {
  if (Math.abs(left.length - right.length) > limit) return limit + 1;
  let before: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let i = 1; i <= left.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= right.length; j += 1) row.push(stepCost(left, right, i, j, before, last, row));
    if (Math.min(...row) > limit) return limit + 1;
    before = last;
    last = row;
  }
  return last[right.length] ?? limit + 1;
}

function stepCost(
  left: string,
  right: string,
  i: number,
  j: number,
  before: readonly number[],
  last: readonly number[],
  row: readonly number[],
): number {
  const same = left[i - 1] === right[j - 1] ? 0 : 1;
  const plain = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
  const swapped = i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1];
  return swapped ? Math.min(plain, (before[j - 2] ?? 0) + 1) : plain;
}

/** How many letters of a word may be wrong before it becomes another word. */
const allowed = (word: string): number => (word.length < 5 ? 0 : word.length < 8 ? 1 : 2);

export type Speller = (word: string) => string | null;

/** Mends misspelt words against a vocabulary; the commoner word wins. Null where no known word is near. */
export function createSpeller(counts: ReadonlyMap<string, number>): Speller {
  const byStart = Map.groupBy(
    [...counts].filter(([word]) => word.length > 3),
    ([word]) => word[0] ?? "",
  );
  const remembered = new Map<string, string | null>();
  const mend = (word: string): string | null => {
    const limit = allowed(word);
    if (limit === 0) return null;
    let best: { word: string; rank: number } | null = null;
    for (const [known, count] of byStart.get(word[0] ?? "") ?? []) {
      const apart = lettersApart(word, known, limit);
      if (apart > Math.min(limit, allowed(known) || 1)) continue;
      const rank = apart * 1000 - Math.min(count, 999);
      if (best === null || rank < best.rank) best = { word: known, rank };
    }
    return best?.word ?? null;
  };
  return (word) => {
    if (counts.has(word)) return word;
    if (remembered.has(word)) return remembered.get(word) ?? null;
    const mended = mend(word);
    if (remembered.size < 20_000) remembered.set(word, mended);
    return mended;
  };
}
