import englishWords from "./english-words.json" with { type: "json" };

/** The number of letters to change, drop, add or swap between two words, or `limit + 1` where there are more. */
function lettersApart(left: string, right: string, limit: number): number {
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

/** The letters that a word has, a bit for each; words far apart are told from this alone, without being compared. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** A wrong letter changes two of the letters that a word has, and no mistake more. */
const isHopeless = (one: number, other: number, limit: number): boolean => countBits(one ^ other) > 2 * limit;

export type Speller = (word: string) => string | null;

/** Words of every day that come near to a food and name none: "better" is no butter, and "break" no bread. */
const ENGLISH: ReadonlySet<string> = new Set(englishWords.split(" "));

/** Mends misspelt names of foods, and leaves alone what is spelt as it should be. */
export function createFoodSpeller(counts: ReadonlyMap<string, number>): Speller {
  const spell = createSpeller(counts);
  return (word) => (ENGLISH.has(word) && !counts.has(word) ? null : spell(word));
}

/** Mends misspelt words against a vocabulary; the commoner word wins. Null where no known word is near. */
export function createSpeller(counts: ReadonlyMap<string, number>): Speller {
  const long = [...counts].filter(([word]) => word.length > 3);
  const byStart = Map.groupBy(
    long.map(([word, count]) => ({ word, count, letters: lettersOf(word) })),
    ({ word }) => word[0] ?? "",
  );
  const remembered = new Map<string, string | null>();
  const mend = (word: string): string | null => {
    const limit = allowed(word);
    if (limit === 0) return null;
    let best: { word: string; rank: number } | null = null;
    const own = lettersOf(word);
    for (const { word: known, count, letters } of byStart.get(word[0] ?? "") ?? []) {
      if (isHopeless(own, letters, limit)) continue;
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
