/** One word for one thing, however many there are of it. */
const singular = (word: string): string =>
  word
    .replace(/^(lea|loa|hal|kni)ves$/, "$1f")
    .replace(/^chill?ie?s?$/, "chili")
    .replace(/ies$/, "y")
    .replace(/(ch|sh|x|ss|to)es$/, "$1")
    .replace(/([^su])s$/, "$1");

/** The words of a text as a recipe means them: "jalapeños" and "Jalapeno" are one. */
export const kitchenWords = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[̀-ͯ]/g, "")
    .split(/[^a-z]+/)
    .filter((word) => word !== "")
    .map(singular);
