import type { NutritionEstimate } from "@meal/domain/chef/recipes";
import { readQuantity } from "@meal/reader/quantities/read-quantity";
import { unitOf } from "@meal/reader/units/units";
import type { Food } from "../foods/food.ts";
import type { FoodIndex, FoodMatch } from "../foods/food-index.ts";
import { gramsOf, shapeIn } from "../foods/grams-of.ts";
import { readPortion, type Portion } from "./read-portion.ts";
import { bareOf, isComment, splitMeal, withoutStory, type MealPart } from "./split-meal.ts";
import { nutritionOf, sumNutrition } from "./sums.ts";
import { besideGrams } from "./beside.ts";
import { usualGrams } from "./usual-portion.ts";

type Item = {
  readonly food: Food;
  readonly grams: number;
  readonly sureness: number;
  readonly isSaid: boolean;
};
type Read = { readonly portion: Portion; readonly match: FoodMatch };

const EATEN = { asEaten: true } as const;
const MOST_PARTS_OF_A_NAME = 4;
const LEAST_SCORE = 0.5;
/** From here on the words are the name of the food, but for words that change nothing. */
const NAMES_IT = 0.96;
const MOST_TEXT = 4000;
const OPEN_DISH = /\b(bowl|salad|smoothie|stir[- ]?fry|sandwich|wrap|scramble|parfait|shake)s?\b/i;

const bowlOf = /^(?:small |large |big )?(?:bowl|plate|cup|glass|side|serving|portion|slice|piece)s? of /i;

function match(index: FoodIndex, name: string): FoodMatch | null {
  const bare = name.replace(bowlOf, "");
  return bare === "" ? null : index.find(bare, EATEN);
}

/** "Big mac" and "small beer" are names where the table knows them with their size. */
function sizedName(index: FoodIndex, portion: Portion): Portion {
  if (portion.size === null) return portion;
  const name = `${portion.size === "large" ? "big" : portion.size} ${portion.name}`;
  const found = portion.unit === null ? index.find(name, EATEN) : null;
  return found && found.score > 0.99 ? { ...portion, size: null, name } : portion;
}

/** Reads one part. Where it is not understood, the words before and behind the food are left away one by one. */
function readPart(index: FoodIndex, text: string): Read | null {
  const bare = withoutStory(bareOf(text));
  if (bare === "") return null;
  const exact = index.find(bare, EATEN);
  if (exact && exact.score > 0.99 && !/\d|[(½¼¾]|^an?\s| of /i.test(bare)) {
    // "Quarter pounder" is a name, not a quarter of something.
    return { portion: { quantity: null, unit: null, size: null, name: bare }, match: exact };
  }
  const portion = sizedName(index, readPortion(bare));
  const found = match(index, portion.name);
  if (found && found.score >= LEAST_SCORE) return { portion, match: found };
  const words = bare.split(/\s+/);
  for (let length = Math.min(words.length - 1, 8); length > 0; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      const some = readPortion(words.slice(from, from + length).join(" "));
      const near = match(index, some.name);
      if (near && near.score >= 0.85) return { portion: some, match: { ...near, score: near.score * 0.7 } };
    }
  }
  return null;
}

const joined = (parts: readonly MealPart[]): string =>
  parts.map(({ link, text }, at) => (at === 0 ? text : `${link === "," ? "" : link} ${text}`)).join(" ");

const BOUND_BY_AND = /^(?:and|&|\+|,|, and)$/;

const isPlural = (name: string): boolean => /[^s]s$/i.test(name.trim().split(/\s+/).at(-1) ?? "");

/** "Two eggs and toast": the number counts the eggs, whatever dish is made of both. "Two ham and cheese sandwiches" counts the dish. */
function countsTheFirst(index: FoodIndex, [first, second]: readonly MealPart[]): boolean {
  const { quantity, unit, name } = readPortion(withoutStory(bareOf(first?.text ?? "")));
  if (quantity === null || unit !== null || !isPlural(name)) return false;
  return BOUND_BY_AND.test(second?.link ?? "") && (match(index, name)?.score ?? 0) >= NAMES_IT;
}

/** Puts together again what is one food: "mac and cheese", "chili with beans". */
function longestName(index: FoodIndex, parts: readonly MealPart[]): { read: Read | null; length: number } {
  const most = countsTheFirst(index, parts) ? 1 : Math.min(MOST_PARTS_OF_A_NAME, parts.length);
  for (let length = most; length > 1; length -= 1) {
    const some = parts.slice(0, length);
    if (
      some
        .slice(1)
        .some(
          ({ link, text }) =>
            !/^(and|with|on|in|over|&|,|, and)$/.test(link) || /^\s*(?:\d|½|¼|¾|an?\s)/i.test(text),
        )
    )
      continue;
    const portion = readPortion(withoutStory(bareOf(joined(some))));
    const found = match(index, portion.name);
    const isPartOfOne = portion.unit === null && (portion.quantity ?? 1) < 1;
    // "8 oz steak with mashed potatoes": the weight is the steak's.
    const isOfFirst = unitOf(portion.unit ?? "")?.kind === "mass" && some[1]?.link === "with";
    if (found && found.score >= NAMES_IT && !isPartOfOne && !isOfFirst)
      return { read: { portion, match: found }, length };
  }
  return { read: readPart(index, parts[0]?.text ?? ""), length: 1 };
}

function gramsEaten(food: Food, portion: Portion, before: Food | null, link: string): number {
  const { quantity, unit, size, name } = portion;
  const usual = usualGrams(food, isPlural(name) && quantity === null);
  if (quantity === null && unit === null) {
    const beside = before === null || size !== null ? null : besideGrams(food, before, link);
    return beside ?? (size === null ? null : gramsOf(food, 1, size)) ?? usual;
  }
  const many = quantity ?? 1;
  if (unit === null) {
    const counted = gramsOf(food, many, size ?? shapeIn(food, name));
    // "1 broccoli" or "two rice" counts portions, not florets or grains.
    return counted !== null && counted >= 0.5 ? counted : many * usual;
  }
  const one = gramsOf(food, 1, unit);
  const factor = size === "large" ? 1.3 : size === "small" ? 0.75 : 1;
  return many * factor * (one ?? usual);
}

/** A dish that is only the heading of what follows: "stir fry: 120 g chicken, a cup of rice". */
function isHeading(food: Food, at: number, parts: readonly MealPart[]): boolean {
  const next = parts.slice(at);
  const end = next.findIndex(({ link }) => link.startsWith("."));
  const listed = (end === -1 ? next : next.slice(0, end)).filter(
    ({ text }) => readPortion(bareOf(text)).quantity !== null,
  );
  const link = next[0]?.link ?? "";
  const isOpen =
    /^(:|with|made (?:of|with|from)|filled with)$/.test(link) && (link === ":" || OPEN_DISH.test(food.name));
  return food.kind === "dish" && isOpen && listed.length > 1;
}

/** "A turkey sandwich on rye": the bread is the sandwich's own. */
const isBreadOf = (before: Food, { link, text }: MealPart): boolean =>
  link === "on" &&
  /\b(?:sandwich|burger|sub|blt|toast|melt|club)\b/i.test(before.name) &&
  /\b(?:wheat|white|rye|sourdough|bread|bun|roll|ciabatta|baguette|bagel|brioche)\b/i.test(text);

const AMOUNT_ALONE =
  /^(?:about|around|approx\w*|roughly|maybe|some)?\s*((?:an? |one |two |three |four |half an? |\d|½|¼|¾)[^a-z]*(?:\d[\d/.]*\s*)?)\s*([a-z]+)\.?$/i;

/** The grams that a part states which is nothing but an amount, or null. */
function amountAlone(food: Food, text: string): number | null {
  const found = AMOUNT_ALONE.exec(text.trim());
  const unit = found && unitOf(found[2] ?? "");
  const quantity = found && readQuantity(`${(found[1] ?? "").trim()} x`)?.quantity;
  return unit && quantity ? gramsOf(food, quantity, unit.name) : null;
}

/** "0 fat yogurt" is no yogurt at nought. */
const HAS_NONE_OF_IT = /^(?:fat|sugar|cal(?:orie)?s?|kcal|carbs?|alcohol|salt)\b/i;

/** "0 eggs", "-3 eggs": an amount that nobody eats. A dash at every line of a list is no minus. */
function isNoAmount(text: string): boolean {
  const bare = withoutStory(bareOf(text));
  if (/^[-−]\s*[\d½¼¾]/.test(bare)) return true;
  const { quantity, name } = readPortion(bare);
  return quantity === 0 && !HAS_NONE_OF_IT.test(name);
}

const LISTED_LINE = /^\s*[-−](?=\d)/gm;

/** The text of a list without its dashes. */
const withoutDashes = (text: string): string =>
  text.match(LISTED_LINE)?.length === 1 ? text : text.replace(LISTED_LINE, "");

function readItems(index: FoodIndex, text: string): { items: readonly Item[]; missed: number } {
  const parts = splitMeal(withoutDashes(text.slice(0, MOST_TEXT))).filter((part) => !isComment(part.text));
  const items: Item[] = [];
  let missed = 0;
  for (let at = 0; at < parts.length;) {
    const part = parts[at];
    const last = items.at(-1);
    const amount = part && last ? amountAlone(last.food, part.text) : null;
    if (last && amount !== null) {
      // "Beef stew, about two cups": the amount belongs to the food before it.
      items[items.length - 1] = { ...last, grams: amount, isSaid: true };
      at += 1;
      continue;
    }
    if (part && isNoAmount(part.text)) {
      missed += 1;
      at += 1;
      continue;
    }
    const { read, length } = longestName(index, parts.slice(at));
    at += length;
    if (!read || !part) {
      if (part && withoutStory(bareOf(part.text)).length > 2) missed += 1;
      continue;
    }
    if (isHeading(read.match.food, at, parts)) continue;
    const before = items.at(-1)?.food ?? null;
    if (before && isBreadOf(before, part)) continue;
    const grams = gramsEaten(read.match.food, read.portion, before, part.link);
    const isSaid = read.portion.quantity !== null;
    items.push({ food: read.match.food, grams, sureness: read.match.score * (isSaid ? 1 : 0.8), isSaid });
  }
  return { items, missed };
}

/** Reads what somebody says they ate into foods with grams. Words that name no food lower the confidence; no food at all makes it 0. */
export function estimateText(index: FoodIndex, text: string): NutritionEstimate {
  const { items, missed } = readItems(index, text);
  const sureness = items.reduce((sum, item) => sum + item.sureness, 0);
  const listed = items.map(({ food, grams, isSaid }) => ({
    foodId: food.id,
    name: food.name,
    grams: Math.round(grams * 10) / 10,
    isAmountSaid: isSaid,
    nutrition: nutritionOf(food, grams),
  }));
  return {
    items: listed,
    total: sumNutrition(listed.map((item) => item.nutrition)),
    confidence: items.length === 0 ? 0 : Math.min(1, sureness / (items.length + missed)),
  };
}
