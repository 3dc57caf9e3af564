import type { Allergen } from "@meal/domain/chef/vocabulary";
import type { FoodTag } from "../foods/food.ts";
import { foodTokens, isSoft } from "../foods/food-words.ts";
import { createFoodSpeller } from "../foods/spelling.ts";
import { allergensOfPart, bringsNothing, isAddedTo, isCut, JOINING } from "./harmless-words.ts";
import { MEAT_TAGS } from "./rule-parts.ts";
import table from "./ingredient-words.json" with { type: "json" };
import plainNames from "./plain-names.json" with { type: "json" };
import { additiveOf, PLANT_NAMES, placeAt, twoWordsAt } from "./world-names.ts";

/** What words tell of an ingredient. */
export type WordFacts = {
  readonly tags: ReadonlySet<FoodTag>;
  readonly allergens: ReadonlySet<Allergen>;
  /** Whether every word that matters was understood, so that nobody else need be asked. */
  readonly isWhole: boolean;
  /** Whether that needed no guess at a spelling, and nothing says that more was added. */
  readonly isExact: boolean;
};

const LONGEST_PHRASE = 5;

const parts = (text: string): readonly string[] => text.split(" ").filter((word) => word !== "");

/** The table is ours and its words are tested to be tags and allergens. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const asTags = (text: string): readonly FoodTag[] => parts(text) as FoodTag[];
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const asAllergens = (text: string): readonly Allergen[] => parts(text) as Allergen[];

type Phrase = {
  readonly tags: ReadonlySet<FoodTag>;
  readonly allergens: ReadonlySet<Allergen>;
  /** Whether it names a plain plant, before which its sort may stand. */
  readonly isPlant: boolean;
  /** Whether it names a dish or a make, of which the table tells what is sure to be in it, and not all. */
  readonly isOpen: boolean;
};

type Row = { readonly tags: string; readonly allergens: string; readonly isOpen?: boolean };

const phraseOf = ({ tags, allergens, isOpen = false }: Row, isPlant: boolean): Phrase => ({
  tags: new Set(asTags(tags)),
  allergens: new Set(asAllergens(allergens)),
  isPlant,
  isOpen,
});

const phrases = new Map<string, Phrase>();
const known = new Set<string>();
/** The words of everyday, which are known where they are misspelt too. */
const vocabulary = new Map<string, number>();

/** What two rows say of one name holds together. */
function learn(tokens: readonly string[], phrase: Phrase): void {
  const key = tokens.join(" ");
  const before = phrases.get(key);
  const both = before && {
    tags: new Set([...before.tags, ...phrase.tags]),
    allergens: new Set([...before.allergens, ...phrase.allergens]),
    isPlant: before.isPlant || phrase.isPlant,
    isOpen: before.isOpen && phrase.isOpen,
  };
  phrases.set(key, both ?? phrase);
  for (const token of tokens) known.add(token);
}

for (const row of table) {
  const phrase = phraseOf(row, false);
  for (const tokens of row.words.split(";").map(foodTokens)) {
    learn(tokens, phrase);
    for (const token of tokens) vocabulary.set(token, (vocabulary.get(token) ?? 0) + 1);
  }
}
// Cheeses, fish and plants of the world are known as they are spelt alone: what is cooled is no Coolea, and a rough cut
// no roughy.
for (const row of plainNames) {
  const phrase = phraseOf(row, row.isPlant ?? false);
  for (const name of row.words.split(";")) learn(foodTokens(name), phrase);
}
for (const row of PLANT_NAMES) {
  const phrase = phraseOf(row, true);
  for (const tokens of row.names) learn(tokens, phrase);
}

const spell = createFoodSpeller(vocabulary);

/** Names of two words that people write as one: soymilk, seatrout. */
const written = new Map(
  [...phrases.keys()].filter((name) => /^\S+ \S+$/.test(name)).map((name) => [name.replace(" ", ""), name]),
);

/** A word that is two, as they are: "soymilk" is soy and milk. */
export const apart = (word: string): readonly string[] =>
  known.has(word) ? [word] : (written.get(word)?.split(" ") ?? [word]);

/** Whether the word stands in the table, spelt as it is. */
export const isIngredientWord = (word: string): boolean => known.has(word);

/** Whether the word alone names something. */
export const isIngredient = (word: string): boolean => phrases.has(word);

const NOTHING_TOLD: Found = {
  phrase: { tags: new Set<FoodTag>(), allergens: new Set<Allergen>(), isPlant: false, isOpen: false },
  length: 1,
};

type Found = { readonly phrase: Phrase; readonly length: number };

/** The longest phrase of the table that begins at a position; a name of two words goes before a single word. */
function phraseAt(tokens: readonly string[], at: number): Found | null {
  const twoWords = twoWordsAt(tokens, at);
  for (let length = Math.min(LONGEST_PHRASE, tokens.length - at); length > 0; length -= 1) {
    if (length === 1 && twoWords !== null) return { phrase: phraseOf(twoWords, true), length: 2 };
    const phrase = phrases.get(tokens.slice(at, at + length).join(" "));
    if (phrase) return { phrase, length };
  }
  const additive = additiveOf(tokens[at] ?? "");
  return additive === null ? null : { phrase: phraseOf(additive, true), length: 1 };
}

/** How many words at a position name a plain plant of the tables of words; 0 where none do. */
export function plantAt(tokens: readonly string[], at: number): number {
  const found = phraseAt(tokens, at);
  return found?.phrase.isPlant === true ? found.length : 0;
}

/** Flours, noodles and the like say wheat unless another plant stands right before them: brown rice flour, quinoa pasta. */
const MADE_OF_WHEAT = new Set([
  "flour",
  "pasta",
  "noodle",
  "spaghetti",
  "macaroni",
  "penne",
  "fusilli",
  "vermicelli",
  "cracker",
  "wrap",
  "tortilla",
]);
const OTHER_PLANTS = new Set(
  (
    "rice corn maize buckwheat quinoa chickpea garbanzo lentil almond coconut potato tapioca cassava millet sorghum teff amaranth " +
    "soy soybean nut hazelnut chestnut acorn seed flaxseed hemp zucchini courgette kelp shirataki konjac bean pea plantain banana " +
    "mung gram besan arrowroot lotus taro tigernut lupin cauliflower squash palm edamame glass cellophane"
  ).split(" "),
);

const isOfAnotherPlant = (tokens: readonly string[], at: number): boolean =>
  MADE_OF_WHEAT.has(tokens[at] ?? "") && OTHER_PLANTS.has(tokens[at - 1] ?? "");

const isHarmless = (word: string): boolean => isSoft(word) || bringsNothing(word);

/** The name of a sort has no more words than these. */
const LONGEST_SORT = 3;

/** A capital before a plain plant, inside a name, is its sort or its place: "ripe Dargoda plums". */
function isSortAt(tokens: readonly string[], at: number, capitals: ReadonlySet<string>): boolean {
  const end = tokens.slice(at, at + LONGEST_SORT + 1).findIndex((word) => !capitals.has(word));
  return end > 0 && phraseAt(tokens, at + end)?.phrase.isPlant === true;
}

/** What is longer than any name is not mended: a poem is no misspelt food. */
const LONGEST_MENDED = 40;

/**
 * Reads every phrase that tells of a tag or an allergen. The longest phrase wins: coconut milk holds no milk. `capitals`
 * are the words that are written with a capital inside the name.
 */
export function readWords(
  said: readonly string[],
  isKnownElsewhere: (word: string) => boolean,
  capitals: ReadonlySet<string> = new Set(),
): WordFacts {
  const tokens = said.flatMap(apart);
  const mended = tokens.map((word, at) =>
    tokens.length > LONGEST_MENDED ||
    known.has(word) ||
    isKnownElsewhere(word) ||
    isHarmless(word) ||
    capitals.has(word) ||
    twoWordsAt(tokens, at - 1) !== null
      ? word
      : (spell(word) ?? word),
  );
  const tags = new Set<FoodTag>();
  const allergens = new Set<Allergen>();
  let isWhole = true;
  let isExact = mended.every((word, at) => word === tokens[at]);
  let isAnyFound = false;
  let isOfPlants = true;
  let isJoined = false;
  let isCutUp = false;
  for (let at = 0; at < mended.length;) {
    const word = mended[at] ?? "";
    const found = isOfAnotherPlant(mended, at) ? NOTHING_TOLD : phraseAt(mended, at);
    const place = found === null ? placeAt(mended, at) : 0;
    if (found?.phrase.isOpen === true) isWhole = false;
    if (found) isAnyFound = true;
    else if (JOINING.has(word)) isJoined = true;
    else if (isCut(word)) isCutUp = true;
    else if (place === 0 && !isHarmless(word) && !isSortAt(mended, at, capitals)) isWhole = false;
    if (found?.phrase.isPlant === false) isOfPlants = false;
    if (isAddedTo(word) && found?.phrase.isPlant !== true) isExact = false;
    for (const tag of found?.phrase.tags ?? []) tags.add(tag);
    for (const allergen of found?.phrase.allergens ?? []) allergens.add(allergen);
    at += Math.max(found?.length ?? 1, place);
  }
  if (isWhole && !isAnyFound) {
    const named = mended.flatMap((word) => allergensOfPart(word) ?? []);
    isAnyFound = named.length > 0;
    for (const allergen of named.flatMap(asAllergens)) allergens.add(allergen);
  }
  // "Salt and pepper squid" is a dish; plants that are joined are those plants.
  const isOfAnimals = !isCutUp || MEAT_TAGS.some((tag) => tags.has(tag));
  const isRead = isWhole && isAnyFound && isOfAnimals && (isOfPlants || !isJoined);
  return { tags, allergens, isWhole: isRead, isExact: isRead && isExact };
}
