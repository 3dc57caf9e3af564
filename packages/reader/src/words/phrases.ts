import { normaliseFoodWords } from "./normalise.ts";
import { isOneTypoAway } from "./typos.ts";

/** Known phrases of food words, each with what it stands for. */
export type PhraseTable<Meaning> = ReadonlyMap<string, Meaning>;

/** A phrase found among words; `end` is behind its last word. */
export type PhraseMatch<Meaning> = {
  readonly meaning: Meaning;
  readonly words: string;
  readonly length: number;
  readonly end: number;
};

const LONGEST_PHRASE = 5;
/** No title or item needs more words to be known. */
const MOST_WORDS = 40;
const MOST_CHARACTERS = 600;

/** Makes a table from lists of phrases; a phrase that stands twice means what it says last. */
export function phraseTable<Meaning>(
  lists: readonly (readonly [Meaning, readonly string[]])[],
): PhraseTable<Meaning> {
  const table = new Map<string, Meaning>();
  for (const [meaning, phrases] of lists) {
    for (const phrase of phrases) table.set(normaliseFoodWords(phrase), meaning);
  }
  return table;
}

/** The words of a text as phrases are looked up. */
export function wordsOf(text: string): string[] {
  return normaliseFoodWords(text.slice(0, MOST_CHARACTERS)).split(" ").slice(0, MOST_WORDS);
}

/** Every known phrase among the words. */
export function phrasesIn<Meaning>(
  table: PhraseTable<Meaning>,
  words: readonly string[],
): PhraseMatch<Meaning>[] {
  const found: PhraseMatch<Meaning>[] = [];
  for (let end = 1; end <= words.length; end += 1) {
    for (let length = 1; length <= Math.min(LONGEST_PHRASE, end); length += 1) {
      const phrase = words.slice(end - length, end).join(" ");
      const meaning = table.get(phrase);
      if (meaning !== undefined) found.push({ meaning, words: phrase, length, end });
    }
  }
  return found;
}

/** The words with one slip of the pen mended, where a known word is that near. */
export function mended<Meaning>(table: PhraseTable<Meaning>, words: readonly string[]): string[] {
  const known = [...table.keys()];
  return words.map((word) => {
    if (word.length < 6 || table.has(word)) return word;
    return known.find((candidate) => isOneTypoAway(word, candidate)) ?? word;
  });
}
