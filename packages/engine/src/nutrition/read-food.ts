import { readQuantity } from "@meal/reader/quantities/read-quantity";
import { unitOf } from "@meal/reader/units/units";
import { foodTokens } from "../foods/food-words.ts";
import type { FoodIndex, FoodMatch } from "../foods/food-index.ts";
import { withinName } from "../foods/within-name.ts";
import { readPortion, type Portion } from "./read-portion.ts";
import { bareOf, type MealPart, withoutStory } from "./split-meal.ts";

/** A food that somebody names, and how much of it they say. */
export type Read = {
  readonly portion: Portion;
  readonly match: FoodMatch;
  /** The words of the name that no food is called by, where only the rest of it led to the food. */
  readonly unknown: readonly string[];
};

const EATEN = { asEaten: true } as const;
const MOST_PARTS_OF_A_NAME = 4;
const LEAST_SCORE = 0.5;
/** From here on the words are the name of the food, but for words that change nothing. */
const NAMES_IT = 0.96;
/** Words left away before or behind a name: it is the same food most of the time. */
const SHORTENED = 0.7;
const WELL_NAMED = 0.85;

const bowlOf = /^(?:small |large |big )?(?:bowl|plate|cup|glass|side|serving|portion|slice|piece)s? of /i;
/** What follows tells more of the food and is none itself: "a taco from the stand", "a bun that was soft". */
const TOLD_BEHIND =
  /\s(?:from|for|at|about|by|that|which|to|as|than|until|so|like|such|because|while|during|after|before|instead|weighing|measuring|is|was|were|are)\b.*$/i;

/** Nouns that only say what sort of thing it is, and the kinds of food that they say it of: "cappuccino coffee", "caramel candy". */
const SORTS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/ (?:coffee|beverage|drink)s?$/i, ["drink"]],
  [/ (?:cand(?:y|ies)|confections?|treats?)$/i, ["sweet", "dessert", "snack", "fruit"]],
  [/ (?:snacks?|cookies?)$/i, ["snack", "dessert", "bread"]],
];

/** The food that stands before a noun which only says its sort. */
function withoutSort(index: FoodIndex, name: string): FoodMatch | null {
  const sort = SORTS.find(([noun]) => noun.test(name));
  const inner = sort && index.find(name.replace(sort[0], ""), EATEN);
  return inner && inner.score >= NAMES_IT && sort[1].includes(inner.food.kind) ? inner : null;
}

export function findEaten(index: FoodIndex, name: string): FoodMatch | null {
  const bare = name.replace(bowlOf, "");
  const found = bare === "" ? null : index.find(bare, EATEN);
  return found && found.score >= NAMES_IT ? found : (withoutSort(index, bare) ?? found);
}

/** "Big mac" and "small beer" are names where the table knows them with their size. */
function sizedName(index: FoodIndex, portion: Portion): Portion {
  if (portion.size === null) return portion;
  const name = `${portion.size === "large" ? "big" : portion.size} ${portion.name}`;
  const found = portion.unit === null ? index.find(name, EATEN) : null;
  return found && found.score > 0.99 ? { ...portion, size: null, name } : portion;
}

/** Words with a capital inside a sentence are somebody's brand, unless a food is called so. */
function withoutBrands(index: FoodIndex, text: string): string {
  const kept = text
    .split(/\s+/)
    .filter(
      (word) => !/^[A-Z][\w'’!-]+$/.test(word) || foodTokens(word).every((token) => index.knowsWord(token)),
    );
  return kept.length === 0 ? text : kept.join(" ");
}

/** "Chicken or turkey stew" is read as the first of both. */
const firstOfBoth = (name: string): string =>
  name.replace(/\b([\w-]+) or (?:an? )?[\w-]+(?= \w)/i, "$1").replace(/ or .*$/i, "");

/** The food within the name, which is the same food most of the time. */
function shortened(index: FoodIndex, name: string): FoodMatch | null {
  const near = withinName(name, (words) => findEaten(index, words));
  return near && { ...near, score: near.score * SHORTENED };
}

/** "A bar of granola" is a granola bar. */
function asBar(index: FoodIndex, { unit }: Portion, name: string): FoodMatch | null {
  const bar = unit === "bar" && !/\bbars?$/i.test(name) ? index.find(`${name} bar`, EATEN) : null;
  return bar && bar.score >= NAMES_IT ? bar : null;
}

/** Reads one part of a meal: its amount and the food that its words name. */
export function readPart(index: FoodIndex, text: string): Read | null {
  const bare = withoutStory(bareOf(text));
  if (bare === "") return null;
  const exact = index.find(bare, EATEN);
  if (exact && exact.score > 0.99 && !/\d|[(½¼¾]|^an?\s| of /i.test(bare)) {
    // "Quarter pounder" is a name, not a quarter of something.
    return { portion: { quantity: null, unit: null, size: null, name: bare }, match: exact, unknown: [] };
  }
  const portion = sizedName(index, readPortion(bare));
  const named = firstOfBoth(portion.name.replace(TOLD_BEHIND, ""));
  const unknown = index.unknownWords(named);
  const readAs = (of: Portion, match: FoodMatch): Read => ({ portion: of, match, unknown });
  const found = asBar(index, portion, named) ?? findEaten(index, named);
  if (found && found.score >= WELL_NAMED) return readAs({ ...portion, name: named }, found);
  const plain = withoutBrands(index, named);
  const near = findEaten(index, plain);
  const cut = shortened(index, plain);
  const best = [found, near, cut].filter((one) => one !== null).toSorted((a, b) => b.score - a.score)[0];
  return best && best.score >= LEAST_SCORE ? readAs({ ...portion, name: plain }, best) : null;
}

const joined = (parts: readonly MealPart[]): string =>
  parts.map(({ link, text }, at) => (at === 0 ? text : `${link === "," ? "" : link} ${text}`)).join(" ");

const BOUND_BY_AND = /^(?:and|&|\+|,|, and)$/;

export const isPlural = (name: string): boolean => /[^s]s$/i.test(name.trim().split(/\s+/).at(-1) ?? "");

/** "Two eggs and toast": the number counts the eggs, whatever dish is made of both. "Two ham and cheese sandwiches" counts the dish. */
function countsTheFirst(index: FoodIndex, [first, second]: readonly MealPart[]): boolean {
  const { quantity, unit, name } = readPortion(withoutStory(bareOf(first?.text ?? "")));
  if (quantity === null || unit !== null || !isPlural(name)) return false;
  return BOUND_BY_AND.test(second?.link ?? "") && (findEaten(index, name)?.score ?? 0) >= NAMES_IT;
}

const BINDS_A_NAME =
  /^(?:and|with|on|in|over|&|,|, and|made (?:with|of|from)|filled with|stuffed with|topped with|including)$/;

/** Puts together again what is one food: "mac and cheese", "chili with beans". */
export function longestName(
  index: FoodIndex,
  parts: readonly MealPart[],
): { readonly read: Read | null; readonly length: number } {
  const most = countsTheFirst(index, parts) ? 1 : Math.min(MOST_PARTS_OF_A_NAME, parts.length);
  for (let length = most; length > 1; length -= 1) {
    const some = parts.slice(0, length);
    const isBound = some
      .slice(1)
      .every(
        ({ link, text }) =>
          BINDS_A_NAME.test(link) && !(link === "in" ? /^\s*[\d½¼¾]/ : /^\s*(?:\d|½|¼|¾|an?\s)/i).test(text),
      );
    if (!isBound) continue;
    const portion = readPortion(withoutStory(bareOf(joined(some))));
    const found = findEaten(index, portion.name);
    const isPartOfOne = portion.unit === null && (portion.quantity ?? 1) < 1;
    // "8 oz steak with mashed potatoes": the weight is the steak's.
    const isOfFirst =
      unitOf(portion.unit ?? "")?.kind === "mass" &&
      some[1]?.link === "with" &&
      readPart(index, parts[0]?.text ?? "")?.match.food.kind !== found?.food.kind;
    if (found && found.score >= NAMES_IT && !isPartOfOne && !isOfFirst)
      return { read: { portion, match: found, unknown: index.unknownWords(portion.name) }, length };
  }
  return { read: readPart(index, parts[0]?.text ?? ""), length: 1 };
}

const AMOUNT_ALONE =
  /^(?:(?:about|around|approx\w*|approximately|roughly|maybe|some|weighing|weighed|measuring|totaling|in at|at|it|is|was|were|which|that|they|they['’]re|are|each|came|to|just|under|over|equal|an? (?:small |large )?(?:bowl|cup|glass|plate|portion|serving|mug) of)\s+)*((?:an? |one |two |three |four |half an? |\d|½|¼|¾)[^a-z]*(?:\d[\d/.]*\s*)?)\s*((?:fl\.? )?[a-z]+)\.?(?: each| ea| apiece| total| in total| all told| cooked| of (?:goodness|it|this|that|(?:the |cooked |lean )?(?:meat|fish)(?: and skin| off the bone)?))?$/i;

/** The amount that a part states which is nothing but an amount, or null. */
export function amountAlone(text: string): { readonly quantity: number; readonly unit: string } | null {
  const found = AMOUNT_ALONE.exec(text.trim());
  const unit = found && unitOf(found[2] ?? "");
  const quantity = found && readQuantity(`${(found[1] ?? "").trim()} x`)?.quantity;
  return unit && quantity ? { quantity, unit: unit.name } : null;
}

/** "0 fat yogurt" is no yogurt at nought. */
const HAS_NONE_OF_IT = /^(?:fat|sugar|cal(?:orie)?s?|kcal|carbs?|alcohol|salt)\b/i;

/** More than this of anything, grams or pieces, is a slip of the pen. */
const LARGEST_QUANTITY = 20_000;

/** "0 eggs", "-3 eggs": an amount that nobody eats. A dash at every line of a list is no minus. */
export function isNoAmount(text: string): boolean {
  const bare = withoutStory(bareOf(text));
  if (/^[-−]\s*[\d½¼¾]/.test(bare)) return true;
  const { quantity, name } = readPortion(bare);
  if (quantity !== null && quantity > LARGEST_QUANTITY) return true;
  return quantity === 0 && !HAS_NONE_OF_IT.test(name);
}
