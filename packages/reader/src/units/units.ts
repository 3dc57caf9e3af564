import table from "./units.json" with { type: "json" };

/** A measure with its one canonical name. US customary volumes; a pinch or a splash has its usual size. */
export type Unit =
  | { readonly name: string; readonly kind: "mass"; readonly grams: number }
  | { readonly name: string; readonly kind: "volume"; readonly millilitres: number }
  | { readonly name: string; readonly kind: "count" };

const byWord = new Map<string, Unit>();

function register(unit: Unit, words: readonly string[]): void {
  for (const word of words) byWord.set(word, unit);
}

for (const [name, { grams, words }] of Object.entries(table.mass)) {
  register({ name, kind: "mass", grams }, words);
}
for (const [name, { millilitres, words }] of Object.entries(table.volume)) {
  register({ name, kind: "volume", millilitres }, words);
}
for (const [name, words] of Object.entries(table.count)) register({ name, kind: "count" }, words);

/** Units of one letter mean different things in capitals: T is a tablespoon, t a teaspoon. */
function spellings(word: string): readonly string[] {
  const bare = word.replace(/[.,;:]{1,3}$/, "").replace(/\(s\)$/, "");
  const lower = bare.toLowerCase();
  return [bare, lower, lower.replace(/s$/, ""), lower.replace(/es$/, ""), lower.replace(/ves$/, "f")];
}

/** Long unit words are the ones that get misspelt: "tablspoons", "teapsoon". */
function misspelt(word: string): Unit | null {
  const letters = word.toLowerCase().replace(/\.$/, "");
  if (letters.length > 13 || !/^t[abe][a-z]+$/.test(letters) || !/[sp][a-z]?oo|spon/.test(letters))
    return null;
  return byWord.get(letters.startsWith("tab") ? "tablespoon" : "teaspoon") ?? null;
}

/** The unit that a word or abbreviation stands for ("Tbs.", "ounces", "tins"), or null. */
export function unitOf(word: string): Unit | null {
  for (const spelling of spellings(word)) {
    const unit = byWord.get(spelling);
    if (unit !== undefined) return unit;
  }
  return misspelt(word);
}
