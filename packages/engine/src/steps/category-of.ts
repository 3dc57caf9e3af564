import { MEAL_CATEGORIES, type MealCategory } from "@meal/domain/chef/vocabulary";
import { mended, phrasesIn, phraseTable, wordsOf, type PhraseMatch } from "@meal/reader/words/phrases";
import table from "./dish-words.json" with { type: "json" };

const known = phraseTable(MEAL_CATEGORIES.map((category) => [category, table[category]] as const));
const FILLING =
  /\b(?:chicken|beef|pork|lamb|turkey|duck|steak|bacon|ham|sausage|chorizo|prosciutto|salmon|tuna|cod|fish|shrimp|prawn|crab|lobster|seafood|scallop|squid|octopus|meat|meatball|veal|venison|mutton|rabbit|liver|kidney|capon|goose|quail|squab|sparerib|rib|frankfurter|wiener|oyster|clam|pasta|tortellini|orzo|noodle|tofu|tempeh|paneer|halloumi|burger|falafel|lentil loaf|risotto|gnocchi|curry)\b/;
/** A salad of pasta or grain is a side; with meat or fish in it, it makes a meal. */
const SALAD = /\b(?:salad|slaw|coleslaw)\b/;
const SALAD_FILLING = new RegExp(FILLING.source.replace(/\|pasta\|tortellini\|orzo\|noodle/, ""));

/** What is baked out of anything, so that the words before say what it is: "french toast casserole". */
const FORM = /^(?:casserole|bake|cup|bite|stick|roll up|skillet|sheet pan|tray bake|traybake)$/;
/** "Bean with bacon soup": nothing is served along with it. */
const SOUP = /^(?:soup|chowder|broth|bouillon|consomme)$/;
/** What is made of fruit is sweet, whatever it is called: cranberry pie, prune whip, apricot soufflé. */
const FRUIT_AND_FORM =
  /\b(?:apple|apricot|banana|\w*berry|cherry|currant|date|fig|fruit|grape|guava|lemon|lime|mango|mincemeat|orange|peach|pear|pineapple|plum|prune|quince|raisin|rhubarb|coconut|chocolate|cocoa|coffee|maple|caramel|vanilla) (?:\w+ )?(?:pie|puff|roll|souffle|whip|snow|fluff|jelly|turnover|dumpling|fritter|ice|cup|cream|sponge|parfait|bisque|float|square|bar|drop|crunch|delight|crisp|betty)$/;
/** Cakes of fish are no sweets. */
const SEA_CAKES =
  /\b(?:fish|salmon|tuna|cod|crab|shrimp|prawn|lobster|sardine|haddock|trout|mackerel|pollock|seafood|smoked \w+) cakes?\b/i;
/** Eggs beside it make it a breakfast. */
const WITH_EGGS = /\b(?:with|and|topped with)\b.*\b(?:poached|fried|scrambled|boiled|baked) eggs?\b/i;
/** "Grilled leeks hazelnut butter": how it was cooked, then what it is, then what lies on it. */
const COOKED_FIRST =
  /^(?:grilled|roasted|roast|braised|steamed|charred|sauteed|glazed|blistered|marinated|pickled|smashed|griddled|shaved|wilted|buttered)\s+/;

/** Words of other languages end in what the dish is: Apfelkuchen, kalkonsallad, erwtensoep. */
const ENDINGS: readonly (readonly [RegExp, MealCategory])[] = [
  [/(?:torte|tarta|taart|kuchen|kaka|kage|kake|koek|keks|platzchen|bulle|dolce|dulce)s?$/, "dessert"],
  [/(?:suppe|soppa|soep|zupa|polevka|keitto|corba|leves)$/, "soup"],
  [/(?:salat|sallad|salaatti|salatka|salata|gemuse|gronsaker)$/, "vegetable"],
];

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

function byEnding(words: readonly string[]): MealCategory | null {
  return ENDINGS.find(([ending]) => words.some((word) => ending.test(word)))?.[1] ?? null;
}

/** The phrase that names the dish. */
function headOf(words: readonly string[]): PhraseMatch<MealCategory> | null {
  const all = phrasesIn(known, words);
  const text = words.join(" ");
  const cooked = COOKED_FIRST.exec(text);
  const start = cooked === null ? -1 : cooked[0].trim().split(" ").length;
  const first = all.findLast(({ end, length, meaning }) => end - length === start && meaning === "vegetable");
  if (first !== undefined && !FILLING.test(text)) return first;
  const last = firstOf(words) ?? lastOf(all);
  const morning = all.find(({ meaning }) => meaning === "breakfast");
  return last !== null && morning !== undefined && FORM.test(last.words) ? morning : last;
}

function lookUp(text: string): MealCategory | null {
  const words = wordsOf(text);
  const all = words.join(" ");
  const head = headOf(words);
  const isNamedSalad =
    head !== null && head.length > 1 && SALAD.test(head.words) && head.meaning !== "vegetable";
  if (SALAD.test(all) && !isNamedSalad) return SALAD_FILLING.test(all) ? "main" : "vegetable";
  const match = head ?? lastOf(phrasesIn(known, mended(known, words)));
  if (match === null) return byEnding(words);
  // A pan of vegetables with meat, fish or noodles in it makes a meal.
  const isFilling = match.meaning === "vegetable" && FILLING.test(all);
  return isFilling ? "main" : match.meaning;
}

/** What place a dish of this title takes in a day. A title that tells nothing is a main dish. */
export function categoryOf(name: string): MealCategory {
  const words = wordsOf(name);
  for (const category of ["breakfast", "dessert"] as const) if (words.includes(category)) return category;
  if (WITH_EGGS.test(name) && !FILLING.test(words.join(" "))) return "breakfast";
  if (SEA_CAKES.test(name)) return "main";
  const whole = joined(phrasesIn(known, words));
  if (whole !== undefined) return whole.meaning;
  const bare = wordsOf(name.replaceAll(/\([^)]*\)/g, " "));
  if (SOUP.test(bare.at(-1) ?? "")) return "soup";
  if (FRUIT_AND_FORM.test(bare.join(" "))) return "dessert";
  return lookUp(name.replace(ALONG, "")) ?? lookUp(name) ?? "main";
}
