import type { ChatOffer } from "@meal/domain/chef/chat-reply";
import type { ChatContext } from "@meal/domain/chef/chef-port";
import { DIETS, type Diet } from "@meal/domain/chef/vocabulary";
import { isKnownWord } from "../diets/known-contents.ts";
import type { Food } from "../foods/food.ts";
import type { FoodIndex } from "../foods/food-index.ts";
import type { Kitchen } from "../writer/kitchen.ts";
import { plainWords } from "../foods/plain-words.ts";
import { asMeant } from "./everyday-words.ts";

/** What somebody asks, and all that may be known of them. */
export type Question = {
  readonly kitchen: Kitchen;
  readonly context: ChatContext;
  /** As it was typed. */
  readonly text: string;
  /** Lower case, words and numbers only. */
  readonly plain: string;
};

/** An answer with something that can be done after it. */
export type Said = { readonly text: string; readonly offers?: readonly ChatOffer[] };

/** Answers a question, or null where it is about something else. */
export type Intent = (question: Question) => Said | string | null;

/** The one word that is asked most is also misspelt most. */
const mended = (text: string): string =>
  text
    .replace(LOGS, "I ate ")
    .replace(BESIDES, "$1")
    .replace(/\bcal(?:or|ro|lor|lo)[a-z]*\b/gi, "calories");

/** What somebody has already is no part of what they ask for: "what to serve with scampi besides pasta". */
const BESIDES =
  /(\b(?:serve|serving|goes?|eat|pairs?|sides?|side dish(?:es)?)\b.*\bwith\b.*?),? (?:besides|other than|apart from|aside from|except(?: for)?) (?:an? |the |just |plain )?[a-z]+(?: [a-z]+)?(?=[?.!,]|$)/i;

const LOGS =
  /^(?:please |can you )?(?:log|track|record) (?!my\b|the\b|your\b|calories\b|carbs\b|macros\b|what\b)/i;

/** The words of a question, in which "ham & cheese" is "ham and cheese". */
export const wordsAsked = (text: string): string => plainWords(text.replaceAll("&", " and "));

/** Reads a text as a question. Who logs a banana ate one. */
export const questionOf = (kitchen: Kitchen, context: ChatContext, typed: string): Question => {
  const text = mended(asMeant(kitchen.foods, typed));
  return { kitchen, context, text, plain: wordsAsked(text) };
};

const STORY_WORDS = 14;

/** Who says so much tells a story around what they ask. */
export const isStory = ({ plain }: Question): boolean => plain.split(" ").length >= STORY_WORDS;

/** The diet of the person, where the profile names one we know. */
export const ownDiet = ({ diet }: ChatContext): Diet => DIETS.find((one) => one === diet) ?? "none";

const NO_FOOD = new Set(
  "half fine a an the i me my you your we it is are am be was do does did can could should would will what which how many much when where why who there in on of for with without and or to from at as have has had eat eating make cook use any some more less than good bad ok okay calories calorie protein carbs carb fat fiber fibre sugar sodium energy per today tomorrow day week one two three not no yes please tell about contain contains so high low free diet meal meals food foods dinner lunch breakfast snack recipe recipes healthy allowed vegan vegetarian keto paleo kosher halal instead substitute replace swap long keep last store safe raw hot cold warm oven serving grams gram kcal cup cups slice slices piece pieces pan bowl glass fridge freezer freeze idea ideas something help new like want need get best better between compare left kind".split(
    " ",
  ),
);
const LONGEST = 5;
/** No name of the table is longer. */
const LONGEST_NAME = 12;

/** The names of the table by the words in which a question has them, where signs and accents are lost. */
const asSpelt = new WeakMap<FoodIndex, ReadonlyMap<string, string>>();

/** Of two names that sound alike, the one that stands first in the table. */
const readNames = ({ foods }: FoodIndex): ReadonlyMap<string, string> =>
  new Map(
    foods
      .flatMap(({ name, aliases }) => [name, ...aliases])
      .toReversed()
      .map((name) => [wordsAsked(name), name]),
  );

/** The name of the table that these words of a question are, as the table spells it. */
export const nameAsked = ({ foods }: Kitchen, words: string): string | undefined => {
  const names = asSpelt.get(foods) ?? readNames(foods);
  asSpelt.set(foods, names);
  return names.get(words);
};

/** A food in a text and the words that name it. */
export type FoundFood = { readonly food: Food; readonly words: string };

/** The foods and ready dishes that a text names, the longest names first taken. */
export const foodsIn = ({ kitchen }: Question, plain: string, asEaten = false): FoundFood[] => {
  const tokens = plain.trim().split(" ").slice(0, 80);
  const found: FoundFood[] = [];
  for (let at = 0; at < tokens.length;) {
    const taken = longestFood(kitchen, tokens, at, asEaten);
    at += taken?.length ?? 1;
    if (taken !== null && !found.some(({ food }) => food.id === taken.food.id)) found.push(taken);
  }
  return found;
};

const longestFood = (
  kitchen: Kitchen,
  tokens: readonly string[],
  at: number,
  asEaten: boolean,
): (FoundFood & { length: number }) | null => {
  for (let length = Math.min(LONGEST_NAME, tokens.length - at); length > 0; length -= 1) {
    const some = tokens.slice(at, at + length);
    const isLoose = NO_FOOD.has(some[0] ?? "") || NO_FOOD.has(some.at(-1) ?? "");
    const isJoined = some.some((word) => word === "in" || word === "on" || word === "with");
    const words = some.join(" ");
    const name = nameAsked(kitchen, words);
    const isGuess = name === undefined && (length > LONGEST || words.length < 3);
    const match =
      isGuess || (isLoose && length === 1) ? null : kitchen.foods.find(name ?? words, { asEaten });
    if (match !== null && match.score >= (isLoose ? 1 : isJoined ? 0.99 : 0.85))
      return { food: match.food, words, length };
  }
  return null;
};

/** Words that stand beside a food in a question and are no part of its name. */
const BESIDE = new Set(
  "whether if somebody someone people person kids children child they he she him her them us vegans vegetarians celiacs coeliacs really actually still also usually considered suitable friendly fodmap pescatarian whole30 mediterranean inflammatory anti carnivore processed diabetic nuts allergen allergens allergic allergy intolerant fine okay kind type any used using eaten there this that these those its".split(
    " ",
  ),
);

/** The name of a food in a question, with the unknown words right beside it: an oatmeal of a brand is that brand's. */
const askedName = ({ kitchen, plain }: Question, words: string): string => {
  const tokens = plain.trim().split(" ");
  const own = words.split(" ");
  const from = placeOf(tokens, own);
  if (from < 0) return words;
  const isUnknown = (word: string | undefined): boolean =>
    word !== undefined && !NO_FOOD.has(word) && !BESIDE.has(word) && !isKnownWord(kitchen.foods, word);
  let start = from;
  let end = from + own.length;
  while (isUnknown(tokens[start - 1])) start -= 1;
  while (isUnknown(tokens[end])) end += 1;
  const name = tokens.slice(start, end).join(" ");
  return nameAsked(kitchen, name) ?? name;
};

const placeOf = (tokens: readonly string[], own: readonly string[], after = 0): number =>
  tokens.findIndex((_, at) => at >= after && own.every((word, next) => tokens[at + next] === word));

/** Words between two foods that make no dish of them. */
const APART = new Set(
  "contain contains have has got include includes is are am be do does can may or vs versus than if but instead for without free no not allergic allergy allergies intolerant i my me".split(
    " ",
  ),
);

/** What a question asks of, with the words for it. */
export type AskedFood = FoundFood & {
  /** All of it: a bagel with cheese is asked of with its cheese. */
  readonly name: string;
};

/** What is asked of, food after food: those that only "with", "and" and the like stand between are one dish. */
export const askedFoods = (question: Question, found: readonly FoundFood[]): AskedFood[] => {
  const tokens = question.plain.split(" ");
  const asked: (AskedFood & { readonly end: number })[] = [];
  for (const one of found) {
    const own = one.words.split(" ");
    const last = asked.at(-1);
    const from = placeOf(tokens, own, last?.end);
    const between = last === undefined || from < 0 ? null : tokens.slice(last.end, from);
    const end = from + own.length;
    if (last === undefined || between === null || between.some((word) => APART.has(word)))
      asked.push({ ...one, name: askedName(question, one.words), end });
    else {
      const words = [last.words, ...between, one.words].join(" ");
      asked.splice(-1, 1, { ...last, words, name: askedName(question, words), end });
    }
  }
  return asked;
};

/** Where a figure comes from, as a reader may check it. */
export const sourceOf = ({ source }: Food): string =>
  source.startsWith("SR28")
    ? `USDA ${source}`
    : source === "computed"
      ? "computed from its ingredients"
      : "our food table";

/** A figure without needless digits. */
export const tidy = (value: number): string =>
  Math.abs(value) >= 10 ? String(Math.round(value)) : String(Math.round(value * 10) / 10);
