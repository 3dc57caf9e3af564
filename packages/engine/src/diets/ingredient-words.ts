import type { Allergen } from "@meal/domain/chef/vocabulary";
import type { FoodTag } from "../foods/food.ts";
import { foodTokens, isSoft } from "../foods/food-words.ts";
import { createSpeller } from "../foods/spelling.ts";
import { bringsNothing } from "./harmless-words.ts";
import table from "./ingredient-words.json" with { type: "json" };
import plainNames from "./plain-names.json" with { type: "json" };

/** What words tell of an ingredient. */
export type WordFacts = {
  readonly tags: ReadonlySet<FoodTag>;
  readonly allergens: ReadonlySet<Allergen>;
  /** Whether every word that matters was understood, so that nobody else need be asked. */
  readonly isWhole: boolean;
};

const LONGEST_PHRASE = 5;

const parts = (text: string): readonly string[] => text.split(" ").filter((word) => word !== "");

/** The table is ours and its words are tested to be tags and allergens. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const asTags = (text: string): readonly FoodTag[] => parts(text) as FoodTag[];
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const asAllergens = (text: string): readonly Allergen[] => parts(text) as Allergen[];

type Phrase = { readonly tags: Set<FoodTag>; readonly allergens: Set<Allergen> };

const phrases = new Map<string, Phrase>();
const known = new Set<string>();
/** The words of everyday, which are known where they are misspelt too. */
const vocabulary = new Map<string, number>();
const everyday = new Set<unknown>(table);

// Cheeses, fish and plants of the world are known as they are spelt alone: what is cooled is no Coolea, and a rough cut
// no roughy. What two rows say of one name holds together.
for (const row of [...table, ...plainNames]) {
  for (const words of row.words.split(";")) {
    const tokens = foodTokens(words);
    const key = tokens.join(" ");
    const phrase = phrases.get(key) ?? { tags: new Set(), allergens: new Set() };
    for (const tag of asTags(row.tags)) phrase.tags.add(tag);
    for (const allergen of asAllergens(row.allergens)) phrase.allergens.add(allergen);
    phrases.set(key, phrase);
    for (const token of tokens) {
      known.add(token);
      if (everyday.has(row)) vocabulary.set(token, (vocabulary.get(token) ?? 0) + 1);
    }
  }
}

const spell = createSpeller(vocabulary);

/** Whether the word stands in the table, spelt as it is. */
export const isIngredientWord = (word: string): boolean => known.has(word);

const NOTHING_TOLD = { phrase: { tags: new Set<FoodTag>(), allergens: new Set<Allergen>() }, length: 1 };

/** The longest phrase of the table that begins at a place. */
function phraseAt(tokens: readonly string[], at: number): { phrase: Phrase; length: number } | null {
  for (let length = Math.min(LONGEST_PHRASE, tokens.length - at); length > 0; length -= 1) {
    const phrase = phrases.get(tokens.slice(at, at + length).join(" "));
    if (phrase) return { phrase, length };
  }
  return null;
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

/** Reads every phrase that tells of a tag or an allergen. The longest phrase wins: coconut milk holds no milk. */
export function readWords(tokens: readonly string[], isKnownElsewhere: (word: string) => boolean): WordFacts {
  const mended = tokens.map((word) =>
    known.has(word) || isKnownElsewhere(word) || isSoft(word) || bringsNothing(word)
      ? word
      : (spell(word) ?? word),
  );
  const tags = new Set<FoodTag>();
  const allergens = new Set<Allergen>();
  let isWhole = true;
  let isAnyFound = false;
  for (let at = 0; at < mended.length;) {
    const word = mended[at] ?? "";
    const found = isOfAnotherPlant(mended, at) ? NOTHING_TOLD : phraseAt(mended, at);
    if (found) isAnyFound = true;
    else if (!isSoft(word) && !bringsNothing(word)) isWhole = false;
    for (const tag of found?.phrase.tags ?? []) tags.add(tag);
    for (const allergen of found?.phrase.allergens ?? []) allergens.add(allergen);
    at += found?.length ?? 1;
  }
  return { tags, allergens, isWhole: isWhole && isAnyFound };
}
