/** Lower case, no accents, words and numbers only. */
export const plainWords = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’](?=s?\b)/g, "")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
