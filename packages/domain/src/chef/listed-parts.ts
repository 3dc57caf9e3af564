/** What lies between things that somebody named in one text. */
const BETWEEN = /[,;/\n|+&()]|\band\b|\bor\b/i;

/** The most things that the lists of a request may name, each counted once: reading each of them takes a while. */
export const MOST_LISTED = 100;

/** The things that texts name, each once however it is written: "milk, eggs" and "Milk" are two. */
export function listedParts(texts: readonly string[]): readonly string[] {
  const parts = new Map<string, string>();
  for (const part of texts.flatMap((text) => text.split(BETWEEN))) {
    const word = part.trim();
    if (word !== "" && !parts.has(word.toLowerCase())) parts.set(word.toLowerCase(), word);
  }
  return [...parts.values()];
}
