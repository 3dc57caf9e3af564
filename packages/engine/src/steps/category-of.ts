import { MEAL_CATEGORIES, type MealCategory } from "@meal/domain/chef/vocabulary";
import { mended, phrasesIn, phraseTable, wordsOf, type PhraseMatch } from "@meal/reader/words/phrases";
import table from "./dish-words.json" with { type: "json" };

const known = phraseTable(MEAL_CATEGORIES.map((category) => [category, table[category]] as const));
const FILLING =
  /\b(?:chicken|beef|pork|lamb|turkey|duck|steak|bacon|ham|sausage|chorizo|prosciutto|salmon|tuna|cod|fish|shrimp|prawn|crab|lobster|seafood|scallop|squid|octopus|meat|meatball|pasta|tortellini|orzo|noodle|tofu|tempeh|paneer|halloumi|burger|falafel|lentil loaf|risotto|gnocchi|curry)\b/;
/** Behind these words stands what goes along with the dish. */
const ALONG =
  /\s(?:with|w\/|in|on|topped|served|over|alongside|from|for|und|con|avec|à la)\s.*|\s[-–—|(:].*|,.*/iu;

/** The phrase that ends last names the dish, the longest of those that end there: "chicken noodle soup". */
function lastOf(matches: readonly PhraseMatch<MealCategory>[]): PhraseMatch<MealCategory> | null {
  let last: PhraseMatch<MealCategory> | null = null;
  for (const match of matches) if (last === null || match.end >= last.end) last = match;
  return last;
}

const headFirst = phraseTable(
  MEAL_CATEGORIES.map((category) => [category, table.headFirst[category]] as const),
);

/** French, Spanish and Italian say the dish first: "caldo de pollo", "tarte aux pommes". */
function firstOf(words: readonly string[]): PhraseMatch<MealCategory> | undefined {
  return phrasesIn(headFirst, words).find(({ end, length }) => end === length);
}

function joined(matches: readonly PhraseMatch<MealCategory>[]): PhraseMatch<MealCategory> | undefined {
  return matches.find(({ words }) => /\b(?:in|with|on)\b/.test(words));
}

function lookUp(text: string): MealCategory | null {
  const words = wordsOf(text);
  const match =
    firstOf(words) ?? lastOf(phrasesIn(known, words)) ?? lastOf(phrasesIn(known, mended(known, words)));
  if (match === null) return null;
  // A salad or a pan of vegetables with meat, fish or noodles in it makes a meal.
  const isFilling = match.meaning === "vegetable" && FILLING.test(words.join(" "));
  return isFilling ? "main" : match.meaning;
}

/** What place a dish of this title takes in a day. A title that tells nothing is a main dish. */
export function categoryOf(name: string): MealCategory {
  const words = wordsOf(name);
  for (const category of ["breakfast", "dessert"] as const) if (words.includes(category)) return category;
  const whole = joined(phrasesIn(known, words));
  if (whole !== undefined) return whole.meaning;
  return lookUp(name.replace(ALONG, "")) ?? lookUp(name) ?? "main";
}
