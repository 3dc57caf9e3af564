/** A text without these words, wherever they stand in it and however they are written. */
export function withoutWords(text: string, words: string): string {
  const pattern = words
    .split(/\s+/u)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`))
    .join(String.raw`\s+`);
  return text
    .replace(new RegExp(pattern, "iu"), "")
    .replace(/\s*,(?:\s*,)+/gu, ",")
    .replace(/\s+/gu, " ")
    .replace(/^[\s,]+|[\s,]+$/gu, "");
}
