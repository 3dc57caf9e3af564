import { listedParts } from "@meal/domain/chef/listed-parts";
import type { Allergen } from "@meal/domain/chef/vocabulary";
import type { Food, FoodTag } from "../foods/food.ts";
import type { FoodIndex } from "../foods/food-index.ts";
import { foodTokens } from "../foods/food-words.ts";
import { createSpeller } from "../foods/spelling.ts";
import { ALLERGENS_MEANT } from "./allergens.ts";

/** What an allergy looks at: a food of the table, or the words of an ingredient with what they tell. */
export type NamedFood = Pick<Food, "id" | "name" | "aliases" | "allergens" | "tags">;

export type Allergies = {
  /** Why this food may not be eaten, or null where it may. */
  forbids(food: NamedFood): string | null;
  readonly understood: readonly string[];
  /** Words that no allergen and no food answers to; foods whose name contains them are forbidden all the same. */
  readonly notUnderstood: readonly string[];
};

type Reading = {
  readonly word: string;
  readonly isUnderstood: boolean;
  readonly forbids: (food: NamedFood) => boolean;
  /** The word that a food must have in one of its names; null where it is known by something else. */
  readonly nameWord: string | null;
};

/** Groups of foods that people name and that a tag answers to. */
const TAG_WORDS: Readonly<Record<string, readonly FoodTag[]>> = {
  meat: ["beef", "lamb", "pork", "game", "poultry"],
  "red meat": ["beef", "lamb", "pork", "game"],
  beef: ["beef"],
  lamb: ["lamb"],
  pork: ["pork"],
  poultry: ["poultry"],
  chicken: ["poultry"],
  nightshade: ["nightshade"],
  legume: ["legume", "peanut"],
  pulse: ["legume", "peanut"],
  alcohol: ["alcohol"],
  gelatin: ["gelatin"],
  gelatine: ["gelatin"],
  honey: ["honey"],
  caffeine: ["caffeine"],
  "added sugar": ["added-sugar"],
  grain: ["grain", "refined-grain", "pseudograin"],
};

/** What stands around the thing itself. A letter of any alphabet ends no word: the "a" of "açaí" is none. */
const SAYING_SO =
  /(?<![\p{L}\p{N}])(i am|i'm|im|i have|i've|allergic to|allergy to|allergies?|allergen|intoleran(?:t|ce)s?|to|sensitive|sensitivity|severe(?:ly)?|mild(?:ly)?|deadly|anaphyla\w*|avoid(?:ing)?|no|not|any|all|kinds? of|cannot|can't|can not|eat|please|strictly|products?|(?:anything|everything|foods?) (?:made )?(?:of|from|with|containing)|proteins?(?=[^\p{L}\p{N}]*$)|trace(?:s)? of|my|and|or|free|without|the|a)(?![\p{L}\p{N}])/giu;

const NOTHING = /^(none|nothing|n\/?a|nil|no allergies|no known allergies|-+|nope)$/i;

const spell = createSpeller(
  new Map(
    [...ALLERGENS_MEANT.keys(), ...Object.keys(TAG_WORDS)]
      .flatMap((it) => it.split(" "))
      .map((it) => [it, 1]),
  ),
);

type Names = { readonly text: string; readonly words: ReadonlySet<string> };

const remembered = new WeakMap<NamedFood, Names>();

function namesOf(food: NamedFood): Names {
  const known = remembered.get(food);
  if (known !== undefined) return known;
  const texts = [food.id.replaceAll("-", " "), food.name, ...food.aliases];
  const text = ` ${texts.map((each) => foodTokens(each).join(" ")).join(" ; ")} `;
  const names = { text, words: new Set(text.split(" ")) };
  remembered.set(food, names);
  return names;
}

/** Most foods have not even the first word, and a whole list is asked of every food. */
const naming = (words: string): ((food: NamedFood) => boolean) => {
  const [first = ""] = words.split(" ");
  const phrase = ` ${words} `;
  return (food) => {
    const names = namesOf(food);
    return names.words.has(first) && names.text.includes(phrase);
  };
};

const carrying =
  (allergens: readonly Allergen[]) =>
  (food: NamedFood): boolean =>
    allergens.some((allergen) => food.allergens.includes(allergen));

/** The reading of words in one spelling, or null where they mean nothing known. */
function knownReading(words: string): ((food: NamedFood) => boolean) | null {
  const allergens = ALLERGENS_MEANT.get(words);
  if (allergens) return carrying(allergens);
  const tags = TAG_WORDS[words];
  return tags ? (food) => tags.some((tag) => food.tags.includes(tag)) : null;
}

/** A single food is forbidden with everything that is named after it. */
function foodReading(index: FoodIndex, words: string): ((food: NamedFood) => boolean) | null {
  const match = index.find(words);
  if (!match || match.score < 0.75) return null;
  const { food } = match;
  const own = foodTokens(food.name).join(" ");
  return (other) => other.id === food.id || naming(words)(other) || naming(own)(other);
}

function readOne(index: FoodIndex, text: string): Reading {
  const tokens = foodTokens(text.replace(SAYING_SO, " "));
  const words = tokens.join(" ");
  const mended = tokens.map((token) => spell(token) ?? token).join(" ");
  const isMisspelt = tokens.some((token) => !index.knowsWord(token));
  const known =
    knownReading(words) ??
    (isMisspelt ? knownReading(mended) : null) ??
    foodReading(index, words) ??
    knownReading(mended);
  const also = words === "" ? () => false : naming(words);
  // Words that say so elsewhere may be a part of the name: gluten-free bread, mashed potato without milk.
  const rows = new Set(index.named(text).map(({ id }) => id));
  return {
    word: text.replace(SAYING_SO, " ").replace(/\s+/g, " ").trim(),
    isUnderstood: known !== null || rows.size > 0,
    nameWord: known === null && rows.size === 0 ? (tokens[0] ?? null) : null,
    forbids: (food) => rows.has(food.id) || (known?.(food) ?? false) || (also(food) && !isTrap(words, food)),
  };
}

/** Names that hold the word and not the thing: eggplant is one word, but coconut milk, butter beans and nutmeg must stay. */
function isTrap(words: string, food: NamedFood): boolean {
  const meant = ALLERGENS_MEANT.get(words);
  return meant !== undefined && !carrying(meant)(food);
}

const isSomething = (part: string): boolean =>
  !NOTHING.test(part) && part.replace(SAYING_SO, "").trim() !== "";

/** The first of many that forbids a food; of those that go by a name alone, only the few that its names can mean are asked. */
function forbiddenBy(readings: readonly Reading[]): (food: NamedFood) => Reading | undefined {
  const known = readings.filter(({ nameWord }) => nameWord === null);
  const byName = Map.groupBy(readings, ({ nameWord }) => nameWord);
  return (food) =>
    known.find((it) => it.forbids(food)) ??
    [...namesOf(food).words].flatMap((word) => byName.get(word) ?? []).find((it) => it.forbids(food));
}

/** Reads what somebody cannot eat, in their own words. */
export function readAllergies(index: FoodIndex, texts: readonly string[]): Allergies {
  const readings = listedParts(texts.filter((text) => !NOTHING.test(text.trim())))
    .filter(isSomething)
    .map((text) => readOne(index, text));
  const forbidding = forbiddenBy(readings);
  return {
    forbids(food) {
      const reading = forbidding(food);
      return reading ? `Left out because of "${reading.word}".` : null;
    },
    understood: readings.filter((it) => it.isUnderstood).map((it) => it.word),
    notUnderstood: readings.filter((it) => !it.isUnderstood).map((it) => it.word),
  };
}
