const accents = /[\u0300-\u036F]+/gu;
const otherMarks = /\p{M}+/gu;
const words = /[\p{L}\p{N}]+/gu;
const queryWordsLimit = 12;
const textLimit = 100_000;
// PostgreSQL refuses words of more than two thousand bytes; nobody types the end of one this long.
const wordLimit = 64;

/** A text as plain words, without case and accents: "Jalapeño/Äpfel" and "jalapeno apfel" are the same. */
export function plainWords(text: string): string {
  return wordsOf(text.slice(0, textLimit)).join(" ");
}

/** The words of a query; a dozen say enough, and bound the work. */
export function queryWords(text: string): readonly string[] {
  return wordsOf(text.slice(0, textLimit)).slice(0, queryWordsLimit);
}

/** Neither database folds every script alike, so both are given folded words. */
function wordsOf(text: string): readonly string[] {
  const folded = text.normalize("NFD").replaceAll(accents, "").normalize("NFC").replaceAll(otherMarks, "");
  return (folded.toLowerCase().match(words) ?? []).map((word) =>
    word.slice(0, wordLimit).replace(/[\uD800-\uDBFF]$/, ""),
  );
}
