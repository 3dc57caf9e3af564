const UNCHANGING = new Set(
  (
    "asparagus hummus houmous molasses couscous swiss brussels citrus cactus octopus hibiscus lass bass grass lemongrass " +
    "watercress cress press glass swiss express gas plus as is this us yes less boneless skinless seedless bones chess " +
    "haggis couscous tapas jus schnapps watercress asparagus anise licorice cos topless schnitzel pancreas " +
    "pastis chablis cannabis oasis gratis tennis chassis iris anis " +
    "christmas texas kansas worcestershire cassis ras dukkahs amaretti ibis analysis basis swiss"
  ).split(" "),
);

const IRREGULAR: Readonly<Record<string, string>> = {
  leaves: "leaf",
  loaves: "loaf",
  halves: "half",
  calves: "calf",
  knives: "knife",
  wolves: "wolf",
  mice: "mouse",
  geese: "goose",
  teeth: "tooth",
  feet: "foot",
  chillies: "chili",
  chilies: "chili",
  chiles: "chili",
  chilis: "chili",
  chilli: "chili",
  chile: "chili",
  cookies: "cookie",
  brownies: "brownie",
  smoothies: "smoothie",
  blondies: "blondie",
  hoagies: "hoagie",
  krispies: "krispie",
  calories: "calorie",
  goodies: "goodie",
  pies: "pie",
  ties: "tie",
  veggies: "veggie",
  prairies: "prairie",
  cloves: "clove",
  olives: "olive",
  chives: "chive",
  endives: "endive",
  radishes: "radish",
  axes: "ax",
  gnocchi: "gnocchi",
};

/** The singular of an English food word: tomatoes → tomato; words that only look plural stay. */
export function singularOf(word: string): string {
  const known = IRREGULAR[word];
  if (known !== undefined) return known;
  if (word.length < 4 || !word.endsWith("s") || UNCHANGING.has(word)) return word;
  if (/(ss|us|[aeiou]is)$/.test(word) || (word.length === 4 && word.endsWith("is"))) return word;
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(oes|ches|shes|sses|xes|zzes)$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** Letters that do not come apart into a plain letter and an accent. */
const LETTERS: Readonly<Record<string, string>> = {
  ı: "i",
  đ: "d",
  ø: "o",
  ł: "l",
  æ: "ae",
  œ: "oe",
  ß: "ss",
};

const PLAIN = /^[ -~]*$/;

/** Lower case without diacritics. Most names are plain letters already, and thousands are read when a kitchen opens. */
const lettersOf = (text: string): string =>
  PLAIN.test(text)
    ? text.toLowerCase()
    : text
        .normalize("NFKD")
        .replace(/\p{Diacritic}/gu, "")
        .toLowerCase()
        .replace(/[ıđøłæœß]/g, (letter) => LETTERS[letter] ?? letter);

/** A food name as it is compared: lower case, singular words, no diacritics, hyphens or punctuation. */
export function normaliseFoodWords(text: string): string {
  return lettersOf(text)
    .replace(/['’`´]s\b/g, "s")
    .replace(/[^\p{L}\p{N}%/&]+/gu, " ")
    .trim()
    .split(" ")
    .map(singularOf)
    .join(" ");
}
