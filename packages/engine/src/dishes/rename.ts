import { onceFor, onceForText } from "./once-for.ts";

/** A text inside of a pattern, letter by letter. */
export const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Whether the letters stand there: what is told of a word has a dozen patterns, which are made only where this says yes. */
export const holds = (text: string, letters: string): boolean =>
  text.toLowerCase().includes(letters.toLowerCase());

const isUpper = (letter: string | undefined): boolean =>
  letter !== undefined && letter !== letter.toLowerCase();

/** The first letter upper case, the rest untouched. */
export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Names of peoples and places keep their capital inside a sentence. */
const PROPER =
  /^(?:Japanese|Korean|Thai|Chinese|Indian|Mexican|Greek|French|Italian|Moroccan|Turkish|Lebanese|Persian|Sichuan|Caesar|Brussels|Spanish|Vietnamese|American|Southern|Napa|Israeli|Waldorf|Cobb|Tuscan|Sicilian|Roman|Provençal|Swiss|Hunan|Cantonese|Punjabi|Bengali|Kerala|Swedish|German|Oaxacan|Umbrian|Santorini|Shirazi|Yangzhou|Buddha|Lion's|Masgouf|Goya|New England|Andong|Hungarian|Dutch|Russian|Cornish|Scotch|Welsh|British|English|Belgian|Polish|Ukrainian|Georgian|Brazilian|Peruvian|Argentine|Cajun|Creole|Jamaican|Ethiopian|Senegalese|Egyptian|Filipino|Indonesian|Malaysian|Singapore|Hainanese|Mongolian|Nashville|Philly|Cincinnati|Boston|Buffalo|Texas|Christmas|Thanksgiving|Salisbury|Yucatán|Veracruz|Penang|Beijing|Peking|Shanghai|Nagasaki|Madras|Goan|Kashmiri|Mughlai|Catalan|Basque|Portuguese|Sardinian|Neapolitan|Milanese|Bolognese|Alsatian|Norman|Niçoise|Lyonnaise|Marsala|Margherita|Montreal|Quebec|Virginia|Louisiana|Californian|Tex-Mex|Black Forest|Victoria|Bakewell|Crécy|Hass|Irish|Cuban|Hawaiian|Yorkshire|Adana|Afghan|Algerian|Anzac|Australian|Austrian|Barros Luco|Bauru|Bavarian|Bicol|Bosnian|Brunswick|Bulgarian|Burmese|Canadian|Caribbean|Chilean|Chorley|Colombian|Czech|Danish|Dobos|Dominican|Dundee|Eccles|Elvis|Finnish|General Tso|Ghanaian|Hoppin' John|Jansson|Johnny Marzetti|Kenyan|Knickerbocker|Königsberger|Lady Baltimore|Lancashire|Linzer|Manhattan|Maryland|Monte Cristo|Nanaimo|Nigerian|Norwegian|Pakistani|Reuben|Romanian|Scandinavian|Scottish|Serbian|Southwest|Syrian|Szechuan|Taiwanese|Tunisian|Ulster|Uzbek|Vegemite|Viennese|Wuhan|İmam|İskender)\b/;

const PROPER_IN_FOODS =
  /\b(?:aleppo|american|arborio|asian|belgian|brussels|cajun|canadian|chinese|cornish|dijon|english|espelette|french|gouda|greek|italian|jack|japanese|kalamata|korean|marsala|medjool|mexican|monterey|muenster|napa|oaxaca|pecorino|persian|puy|romano|savoy|shaoxing|sichuan|spanish|swiss|thai|turkish|vietnamese|worcestershire|yukon)\b/g;

/** A food's name, which the table has in small letters, as it is written: "Greek yogurt". */
export const foodInWords = (name: string): string => name.replace(PROPER_IN_FOODS, capitalise);

/** A dish's name inside a sentence: without its capital, unless it is a proper name. */
export const inSentence = (name: string): string =>
  PROPER.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);

/** Some write them with their accents and some without. */
const ACCENTED: readonly (readonly [plain: RegExp, either: string])[] = [
  [/jalape[nñ]o/, "jalape[nñ]o"],
  [/gruy[eè]re/, "gruy[eè]re"],
  [/cr[eè]me fra[iî]che/, "cr[eè]me fra[iî]che"],
];

const withAccents = (word: string): string =>
  ACCENTED.reduce((text, [plain, either]) => text.replace(plain, either), word);

/** The source of a pattern that finds the word in singular or plural. */
const sourceOf = onceForText(
  (word) =>
    `${withAccents(escape(word.toLowerCase()))
      .replaceAll(" ", "[ -]")
      .replace(/(?:oe|che|she|sse)s$/, (end) => end.slice(0, -2))
      .replace(/([^s])s$/, "$1")
      .replace(/y$/, "(?:y|ie)")}(?:es|s)?`,
);

/** How a word begins, as far as it is the same in every spelling: whoever has not these letters has not the word. */
const beginningOf = onceForText((word) => /^\p{L}{0,3}/u.exec(sourceOf(word))?.[0] ?? "");

const beginningsOf = onceFor((words: readonly string[]) => [...new Set(words.map(beginningOf))]);

/** Whether any of the words may stand there; patterns of many words are made and asked only where this says yes. */
const mayHold = (text: string, words: readonly string[]): boolean => {
  const lower = text.toLowerCase();
  return beginningsOf(words).some((beginning) => lower.includes(beginning));
};

/** Phrases in which a word means another food: butter lettuce holds no butter. */
const COMPOUNDS = (
  "egg roll,soybean,soy yogurt,soy cream,soy flour,soy chorizo,peanut butter,almond butter,cashew butter,butter lettuce,butter bean,coconut milk,almond milk,soy milk,oat milk,coconut cream," +
  "fish sauce,oyster sauce,rice vinegar,rice noodle,rice paper,rice wine,rice flour,chicken stock,beef stock,vegetable stock," +
  "cream cheese,sour cream,cream of tartar,egg noodle,black pepper,white pepper,butternut,eggplant,garlic powder,onion powder," +
  "coconut sugar,lemon juice,cocoa butter,chili oil,chilli oil,sesame oil,soy sauce,tomato paste,mushroom powder,ice cream,almond flour," +
  "crisp onion,crispy onion,fried onion,crisp shallot,fried shallot," +
  "coconut flour,rice flour,corn tortilla,flour tortilla,cauliflower rice,chicken of the woods,beefsteak,potato starch,milk chocolate"
).split(",");

/** Words of one food, and the phrases around them that are other foods. */
export type FoodWords = { readonly words: readonly string[]; readonly protectedPhrases: readonly string[] };

/** Patterns of the dish at hand: each holds ten kilobytes of machine code, and every dish of every household has its own. */
const MOST_PATTERNS = 500;

/** The words of all foods are a few thousand, and each of these patterns is small. */
const inName = onceForText((word) => new RegExp(`\\b${sourceOf(word)}\\b`, "i"));

/** Those of the names, which are in small letters, in which any of the words stands. */
const namesAround = (names: readonly string[], words: readonly string[]): string[] => {
  const known = words.map((word) => ({ word, beginning: beginningOf(word) }));
  return names.filter((name) =>
    known.some(({ word, beginning }) => name.includes(beginning) && inName(word).test(name)),
  );
};

/** The known compounds around any of the words, which are joined by a bar. */
const compoundsAround = onceForText((joined) => namesAround(COMPOUNDS, joined.split("|")));

/** The phrases that must stay when the words go: known compounds, and names of other foods in the dish. */
export const foodWords = (words: readonly string[], otherNames: readonly string[]): FoodWords => {
  const known = words.filter((word) => word !== "").map((word) => word.toLowerCase());
  if (known.length === 0) return { words: [], protectedPhrases: [] };
  const around = namesAround(
    otherNames.map((name) => name.toLowerCase()),
    known,
  );
  const protectedPhrases = [...compoundsAround(known.join("|")), ...around].filter(
    (phrase) => !known.includes(phrase) && !known.includes(`${phrase}s`),
  );
  return { words: known, protectedPhrases };
};

/** The same words, with more phrases that stay. */
export const protecting = (food: FoodWords, phrases: readonly string[]): FoodWords => ({
  words: food.words,
  protectedPhrases: [
    ...food.protectedPhrases,
    ...phrases.map((phrase) => phrase.toLowerCase()).filter((phrase) => !food.words.includes(phrase)),
  ],
});

const longestFirst = (list: readonly string[]): string[] => list.toSorted((a, b) => b.length - a.length);

const anyOf = (words: readonly string[]): string => words.map(sourceOf).join("|") || "(?!)";

/** First the phrases that stay, then the words that go; joined as "stays;goes". */
const builtPattern = onceForText((joined) => {
  const [kept = [], gone = []] = joined
    .split(";")
    .map((list) => list.split("|").filter((word) => word !== ""));
  // Ginger stays where "ginger-garlic paste" goes, but not inside of it.
  const longer = gone.filter((word) => kept.some((phrase) => word.startsWith(phrase) && word !== phrase));
  // No boundary is seen behind the é of a pâté.
  return new RegExp(
    `\\b(?:(?!(?:${anyOf(longer)})\\b)(${anyOf(kept)})|(${anyOf(gone)}))(?:\\b|(?<=é))`,
    "gi",
  );
}, MOST_PATTERNS);

const patternOf = onceFor(({ words, protectedPhrases }: FoodWords) =>
  builtPattern(`${longestFirst(protectedPhrases).join("|")};${longestFirst(words).join("|")}`),
);

/** Whether the text speaks of the food. */
export const speaksOf = (text: string, food: FoodWords): boolean => {
  if (!mayHold(text, food.words)) return false;
  const pattern = patternOf(food);
  pattern.lastIndex = 0;
  for (let found = pattern.exec(text); found !== null; found = pattern.exec(text))
    if (found[2] !== undefined) return true;
  return false;
};

/** Where a sentence begins; Parmesan has its capital everywhere, what stands in for it has none. */
const isStart = (text: string, at: number): boolean => /(?:^|[.!?:] )$/.test(text.slice(0, at));

/** The word by itself, and the word where it stands twice or oftener in a row. */
const wordAlone = onceForText((word) => new RegExp(`\\b${sourceOf(word)}\\b`, "gi"), MOST_PATTERNS);
const wordDoubled = onceForText(
  (word) => new RegExp(`\\b(${sourceOf(word)})( ${sourceOf(word)})+\\b`, "gi"),
  MOST_PATTERNS,
);

/** "With no milk" is as true of what stands in for it. */
const NOT_IN_IT = /\b(?:no|without|neither|nor|never) $/i;

/** The same words, beside one more phrase that stays. */
const keeping = onceFor((food: FoodWords) =>
  onceForText((to) => ({ ...food, protectedPhrases: [...food.protectedPhrases, to] })),
);

/** Says another word wherever the text speaks of the food, and keeps a capital. */
export const swapWords = (text: string, food: FoodWords, to: string): string => {
  if (food.words.length === 0) return text;
  const swap = (found: string, ...[stays, , at = 0]: [string?, string?, number?]): string => {
    if (stays !== undefined || NOT_IN_IT.test(text.slice(0, at))) return found;
    return isUpper(found[0]) && isStart(text, at) ? capitalise(to) : to;
  };
  const swapped = mayHold(text, food.words) ? text.replace(patternOf(keeping(food)(to)), swap) : text;
  const [first = ""] = to.split(" ");
  const isSaidBefore = first !== to && swapped.toLowerCase().includes(`${first} ${to}`.toLowerCase());
  if (isSaidBefore) return swapped.replace(new RegExp(`\\b${escape(first)} (?=${escape(to)})`, "gi"), "");
  const isThere = swapped.toLowerCase().includes(beginningOf(to));
  const isDoubled = isThere && (swapped.match(wordAlone(to))?.length ?? 0) > 1;
  return isDoubled ? swapped.replace(wordDoubled(to), "$1") : swapped;
};

const asWritten = (found: string, word: string): string => (isUpper(found[0]) ? capitalise(word) : word);

/** A plural before a noun, and before a pair of them. */
const beforeNoun = onceForText((word) => {
  const plural = escape(word);
  const joining = "(?:with|in|on|over|and|or|from|to|of|al|alla|alle|allo|all|à|au|aux|con|de|di|for)";
  return {
    one: new RegExp(`\\b${plural}(?= (?!${joining}\\b)\\p{L})`, "giu"),
    pair: new RegExp(`(?<=^(?:[\\p{L}-]+ )?|: )${plural}(?= and \\p{L}+ \\p{L})`, "iu"),
  };
}, MOST_PATTERNS);

/** Before another noun a food stands in the singular: lentil chorizo, lentil and pepper scramble. */
export const attributive = (name: string, word: string): string => {
  if (!/[^s]s$/.test(word)) return name;
  const one = word.replace(/ies$/, "y").replace(/s$/, "");
  const { one: alone, pair } = beforeNoun(word);
  return name
    .replace(alone, (found) => asWritten(found, one))
    .replace(pair, (found) => asWritten(found, one));
};

/** Tofu has no legs, and nobody minces a lentil. */
export const withoutCuts = (name: string, word: string): string =>
  name
    .replace(
      new RegExp(
        `\\b(${escape(word)}) (?:legs?|wings?|thighs?|breasts?|drumsticks?|chops?|ribs?|livers?)\\b`,
        "i",
      ),
      "$1",
    )
    .replace(new RegExp(`\\b(?:minced|ground|shredded|pulled) (?=${escape(word)}\\b)`, "i"), "");

/** "Render the bacon, soften the onion": the first clause goes with its bacon, or nothing does. */
export const BEGINS_A_CLAUSE =
  "add|stir|toss|fold|cook|simmer|fry|bake|mix|top|finish|scatter|put|lay|pour|season|drain|heat|warm|soften|brown|sear|boil|roast|chop|slice|dice|mince|cut|peel|grate|shred|crumble|cube|quarter|halve|trim|bruise|tear|whisk|beat|blend|melt|let|leave|take|set|return|spread|fill|cover|bring|lift|turn|crisp|until|in|on|over|with";

const CUTS = "mince|slice|chop|dice|grate|peel|shred|crumble|crush|cube|trim|quarter|halve";

/** Takes a food out of a sentence where its place allows it; null where the sentence would break. */
export const removeWords = (text: string, food: FoodWords): string | null => {
  const words = longestFirst(food.words).map(sourceOf).join("|");
  const found = `(?:the |some |a little |a (?:pinch|streak|spoon|spoonful|splash|dash|handful|dab|drizzle) of |remaining )*(?:[a-z]+ed |grated |fresh )?(?:${words})`;
  const verb = `(?:carry|serve|eat|bring|${BEGINS_A_CLAUSE})\\b`;
  const dusted = `(?:dust|sprinkle)(?: it| them)? with ${found} and (?:then )?(?=${verb})`;
  const cut = `(?:${CUTS}) ${found}`;
  const patterns: readonly [RegExp, string][] = [
    // Whoever cuts several things does not cut what is gone: its verb goes with it.
    [new RegExp(`, ${cut}(?=,)`, "gi"), ""],
    [new RegExp(`,? ${cut},? and (?=(?:${CUTS})\\b)`, "gi"), " and "],
    [new RegExp(`, ((?:${BEGINS_A_CLAUSE})\\b[^,.;]+),? and ${cut}(?=[.;]|$)`, "gi"), " and $1"],
    [new RegExp(`,? and ${cut}(?=[.;]|$)`, "gi"), ""],
    [new RegExp(`, ${dusted}`, "gi"), " and "],
    [new RegExp(`\\b${dusted}`, "gi"), ""],
    [new RegExp(`\\b((?:dust|sprinkle) with )${found} and (?!${verb})`, "gi"), "$1"],
    [new RegExp(`, ${found}(?=,)`, "gi"), ""],
    [new RegExp(`, ${found} and `, "gi"), " and "],
    [
      new RegExp(
        `, ((?!(?:add|stir|toss|fold|cook|simmer|fry|bake|mix|top|finish|scatter|put|lay|pour|season|drain|heat|warm)\\b)(?!(?:the|a) )(?:(?!the |a )[\\p{L}-]+ ){0,2}[\\p{L}-]+),? and ${found}(?=[.,;]| (?:over|on|in|to|with|for|at|under|until|into)\\b|$)`,
        "giu",
      ),
      " and $1",
    ],
    [new RegExp(`, ([\\p{L}-]+) and ${found}(?= and (?:then )?${verb})`, "giu"), " and $1"],
    [
      new RegExp(
        `,? and ${found}(?=[.,;]| (?:until|in|over|to|on|at|for|with|under|before|when|while|off|into) |$)`,
        "gi",
      ),
      "",
    ],
    [new RegExp(` or ${found}(?=[.,;]| |$)`, "gi"), ""],
    [new RegExp(`\\b${found} or `, "gi"), ""],
    [new RegExp(`\\b${found}, (?!(?:and |then )*(?:${BEGINS_A_CLAUSE})\\b)`, "gi"), ""],
    [new RegExp(`(?<!\\b(?:with|in|of|from|over|into|and|to|on|by|[a-z]+ed) )\\b${found} and `, "gi"), ""],
  ];
  let changed = text;
  for (const [pattern, by] of patterns) changed = changed.replace(pattern, by);
  return speaksOf(changed, food) ? null : capitalise(changed.replace(/\s+/g, " ").trim());
};
