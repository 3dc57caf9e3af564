/** Whether every word that was typed begins a word of the text; what was saved is searched the same way. */
export function matchesWords(text: string, typed: string): boolean {
  const words = wordsIn(text);
  return wordsIn(typed).every((part) => words.some((word) => word.startsWith(part)));
}

function wordsIn(text: string): readonly string[] {
  const plain = text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
