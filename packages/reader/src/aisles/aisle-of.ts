import { AISLES, type Aisle } from "@meal/domain/chef/vocabulary";
import { tidyNumbers } from "../text/tidy-line.ts";
import { mended, phrasesIn, phraseTable, wordsOf, type PhraseMatch } from "../words/phrases.ts";
import table from "./aisles.json" with { type: "json" };

/** What nobody knows keeps in a cupboard. */
const UNKNOWN: Aisle = "pantry";
const known = phraseTable(AISLES.map((aisle) => [aisle, table.aisles[aisle]] as const));
const weak = new Set(table.weak);
const driedHerbs = new Set(table.driedHerbs);

/** The phrase that ends last names the thing, the longest of those that end there: "red wine vinegar". */
function lastOf(matches: readonly PhraseMatch<Aisle>[]): PhraseMatch<Aisle> | null {
  let last: PhraseMatch<Aisle> | null = null;
  for (const match of matches) if (match.end >= (last?.end ?? 0)) last = match;
  return last;
}

/** Words like "roll" and "bar" say how a thing is sold; they name it only where nothing else does. */
function bestOf(matches: readonly PhraseMatch<Aisle>[]): PhraseMatch<Aisle> | null {
  return lastOf(matches.filter(({ words }) => !weak.has(words))) ?? lastOf(matches);
}

const DRIED = ["dried", "dry", "dehydrated"];

/** "frozen", "canned", "dried" move a thing into another aisle. */
function moved(match: PhraseMatch<Aisle>, words: ReadonlySet<string>): Aisle {
  const isDried = DRIED.some((word) => words.has(word));
  if (isDried && match.meaning === "produce") return driedHerbs.has(match.words) ? "spices" : "pantry";
  if (isDried && match.meaning === "canned") return "pantry";
  for (const aisle of AISLES) {
    const rule = Object.entries(table.rules).find(([name]) => name === aisle)?.[1];
    if (rule === undefined || !rule.from.includes(match.meaning)) continue;
    if (rule.words.some((word) => words.has(word))) return aisle;
  }
  return match.meaning;
}

const GROUND =
  /^(?:black|white|ground|cracked|crushed|red|pink|lemon|long|sichuan|szechuan|java|dried|fresh|freshly|salt|and|steak|garlic|coarse|fine|whole|aleppo|marash|urfa|espelette|kampot|tellicherry|sarawak|malabar|cubeb|timur|timut|selim|alligator|guinea)$/;

/** One pepper is ground, several are vegetables, and so is one that is called after its sort: a fresno pepper. */
function isFreshPepper(words: readonly string[], text: string): boolean {
  const before = words[words.indexOf("pepper") - 1];
  return (
    /\bpeppers\b/i.test(text) || (before !== undefined && /^[a-z]+$/.test(before) && !GROUND.test(before))
  );
}

function lookUp(text: string, all: ReadonlySet<string>): Aisle | null {
  const words = wordsOf(text);
  const match = bestOf(phrasesIn(known, words)) ?? bestOf(phrasesIn(known, mended(known, words)));
  if (match === null) return null;
  return match.words === "pepper" && isFreshPepper(words, text) ? "produce" : moved(match, all);
}

/** "Pears in juice" come in a can, and the juice is none by itself. */
const LIES_IN = /\sin [\w\s]*(?:syrup|juice)$/i;

/** The aisle in which a shop keeps a thing, food or not. */
export function aisleOf(item: string): Aisle {
  const text = tidyNumbers(item).replace(/\d[\d./]* (?:g|kg|ml|l|oz|lbs?|cups?|tbsp|tsp)\b/gi, "");
  const liesIn = LIES_IN.test(text);
  const all = new Set([...wordsOf(text), ...(liesIn ? ["canned"] : [])]);
  // The thing itself stands before "with", "for", a comma, or what it lies in; a soup is named by its last word.
  const head = /\bsoup$/i.test(text)
    ? text
    : text.replace(/\s(?:with|for|from)\s.*|,.*/i, "").replace(LIES_IN, "");
  // "Yuca/cassava", "broth/stock": two names of one thing, or two things of one shelf.
  const names = head.includes("/") ? head.split("/") : [head];
  return (
    names.map((name) => lookUp(name, all)).find((aisle) => aisle !== null) ?? lookUp(text, all) ?? UNKNOWN
  );
}
