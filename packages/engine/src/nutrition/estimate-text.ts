import type { NutritionEstimate } from "@meal/domain/chef/recipes";
import { unitOf } from "@meal/reader/units/units";
import type { Food } from "../foods/food.ts";
import type { FoodIndex } from "../foods/food-index.ts";
import { gramsOf } from "../foods/grams-of.ts";
import { asLeanAsSaid, asSweetAsSaid } from "../foods/leaner.ts";
import { asTyped } from "./as-typed.ts";
import { isForBabies, readBabyFood, withBabysJars } from "./baby-food.ts";
import { gramsEaten } from "./grams-eaten.ts";
import { isHeading } from "./heading.ts";
import { howLikely } from "./how-likely.ts";
import { amountAlone, findEaten, isNoAmount, longestName, readPart, type Read } from "./read-food.ts";
import { readPortion, type Portion } from "./read-portion.ts";
import {
  bareOf,
  isComment,
  isOccasion,
  kindOfLink,
  splitMeal,
  withoutStory,
  type MealPart,
} from "./split-meal.ts";
import { nutritionOf, sumNutrition } from "./sums.ts";
import { afterGerund, isAbstract, isCounted, isRemark } from "./tell-story.ts";
import { isOwnMeasure, tellReckoning } from "./tell-reckoning.ts";
import { isOfWhole, SAYS_A_WEIGHT, type Whole, wholeOf, withPart } from "./whole-dish.ts";

type Item = {
  readonly food: Food;
  readonly grams: number;
  /** How near the words are to a name of the food, 0–1. */
  readonly score: number;
  readonly isSaid: boolean;
  /** Whether its link leaves open that it belongs to the food before. */
  readonly isBound: boolean;
  readonly portion: Portion;
  readonly unknown: readonly string[];
};

/** What has been understood so far. */
type Meal = {
  readonly items: readonly Item[];
  /** The parts in which no food was found, as they were said. */
  readonly missed: readonly string[];
  /** The dish before, as long as what follows may belong to it. */
  readonly whole: Whole | null;
  /** A remark goes on until something is counted again. */
  readonly isRemark: boolean;
};

const MOST_TEXT = 4000;
const SAME_FOOD = 0.85;
/** No amount has more digits than these; of forty so many are as wrong, and are read in a moment. */
const LONG_NUMBER = /\d{16,}/g;
const MOST_DIGITS = 16;
/** Nobody eats more at once; a longer list is no meal. */
const MOST_PARTS = 40;

/** "A turkey sandwich on rye": the bread is the sandwich's own. */
const isBreadOf = (before: Food, { link, text }: MealPart): boolean =>
  /\b(?:on|in|between|with|had)$/.test(link) &&
  /\b(?:sandwich|(?:ham|cheese)?burger|hot dog|sub|blt|toast|melt|club)s?\b/i.test(before.name) &&
  /\b(?:wheat|white|rye|sourdough|bread|bun|roll|ciabatta|baguette|bagel|brioche|muffin|biscuit|croissant|tortilla|wrap|patty|pattie)s?\b/i.test(
    text,
  );

const LISTED_LINE = /^\s*[-−](?=\d)/gm;

/** The text of a list without its dashes. */
const withoutDashes = (text: string): string =>
  text.match(LISTED_LINE)?.length === 1 ? text : text.replace(LISTED_LINE, "");

/** "My toast", "the same bagel": what was named already. */
const isNamedAgain = (index: FoodIndex, text: string, items: readonly Item[]): boolean => {
  const again =
    /^(?:my|the|that|this|its|their|the same|just|specifically|exactly)(?: one| an?)? (.+)$/i.exec(text)?.[1];
  const found = again === undefined ? null : findEaten(index, again);
  return found !== null && items.some(({ food }) => food.id === found.food.id);
};

/** "Which was a small one": what was named before, once more. */
const TOLD_OF_IT = /^(?:which|that) (?:was|is|were|are)\b/i;

/** "The perfect end to my day", unless a food is called so: "big mac meal". */
const isQuality = (index: FoodIndex, text: string): boolean =>
  !/\d/.test(text) && isAbstract(text) && (findEaten(index, text)?.score ?? 0) < 0.85;

const OF_EACH = /\b(?:each|apiece|ea)\b/i;

/** Gives the last item the amount that follows it: "beef stew, about two cups". */
function amendLast(meal: Meal, text: string): Meal | null {
  const last = meal.items.at(-1);
  const alone = last ? amountAlone(text) : null;
  const grams = last && alone ? gramsOf(last.food, alone.quantity, alone.unit) : null;
  if (!last || grams === null) return null;
  // "Two rolls, 42 g each" are two of so much.
  const many = OF_EACH.test(text) && last.portion.unit === null ? (last.portion.quantity ?? 1) : 1;
  const portion = { ...last.portion, ...alone, quantity: many * (alone?.quantity ?? 1), size: null };
  return {
    ...meal,
    items: [...meal.items.slice(0, -1), { ...last, grams: many * grams, isSaid: true, portion }],
  };
}

/** Words that say in which state it was, and name no food. */
const STATE_ALONE =
  /^(?:(?:freshly|lightly|perfectly|un)?[ -]?(?:raw|uncooked|cooked|dry|dried|boiled|steamed|baked|roasted|grilled|toasted|fried|drained|pitted|peeled|sliced|diced|chopped|plain|salted|unsalted|sweetened|unsweetened|enriched|unenriched|fresh|frozen|canned|skinless|boneless|ready to eat)(?: |$))+$/i;

/** Gives the last item the state that follows it: "rice, dry". Null where it follows nothing. */
function amendState(index: FoodIndex, meal: Meal, text: string): Meal | null {
  const last = meal.items.at(-1);
  if (!last || !STATE_ALONE.test(text)) return null;
  // "75 g of dry pasta, boiled" was weighed dry.
  if (/\b(?:raw|uncooked|dry|dried)\b/i.test(last.portion.name)) return meal;
  const match = findEaten(index, `${text} ${last.portion.name}`);
  if (match === null || match.score < SAME_FOOD || match.food.kind !== last.food.kind) return meal;
  const { food } = match;
  const grams = gramsEaten(food, last.portion, null, "");
  return { ...meal, items: [...meal.items.slice(0, -1), { ...last, food, grams }] };
}

/** Takes a part into the dish before it. */
function takeIn(index: FoodIndex, meal: Meal, whole: Whole, part: MealPart): Meal {
  const told = withPart(index, whole, part);
  const last = meal.items.at(-1);
  if (!last || told.food === last.food) return { ...meal, whole: told };
  const grams = gramsEaten(told.food, last.portion, null, "");
  return { ...meal, whole: told, items: [...meal.items.slice(0, -1), { ...last, food: told.food, grams }] };
}

/** Oats are weighed before they are cooked. */
const weighedDry = (index: FoodIndex, food: Food, { unit, name }: Portion): Food =>
  food.id === "oats-cooked" && unit === "g" && !/\b(?:cooked|oatmeal|porridge)\b/i.test(name)
    ? (index.byId("oats") ?? food)
    : food;

function addRead(index: FoodIndex, meal: Meal, { portion, match: named, unknown }: Read, link: string): Meal {
  const said = asSweetAsSaid(asLeanAsSaid(named.food, portion.name), portion.name);
  const match = { ...named, food: weighedDry(index, said, portion) };
  const before = meal.items.at(-1)?.food ?? null;
  const grams = gramsEaten(match.food, portion, before, link);
  const isSaid = portion.quantity !== null;
  const isWeighed =
    unitOf(portion.unit ?? "")?.kind === "mass" || (portion.unit === "cup" && match.food.kind !== "drink");
  return {
    items: [
      ...meal.items,
      {
        food: match.food,
        grams,
        score: match.score,
        isSaid,
        isBound: link !== "" && kindOfLink(link) !== "beside",
        portion,
        unknown,
      },
    ],
    missed: meal.missed,
    whole: wholeOf(match, portion.name, isWeighed),
    isRemark: false,
  };
}

/** A part that only tells how it was. What a remark serves with an article or a number still counts. */
function afterRemark(index: FoodIndex, part: MealPart): MealPart | null {
  if (!isRemark(part.text, index.knowsWord)) return part;
  const served = afterGerund(part.text);
  return served !== part.text && isCounted(served) ? { ...part, text: served } : null;
}

/** Reads the part, with what follows where that makes one name of both; "a diet, caffeine-free cola" is one thing too. */
function readOne(
  index: FoodIndex,
  part: MealPart,
  after: readonly MealPart[],
): { read: Read | null; length: number } {
  if (isForBabies(part.text)) return readBabyFood(index, part, after);
  const found = longestName(index, [part, ...after]);
  const more = after[0];
  if (found.read !== null || more === undefined || isCounted(more.text)) return found;
  const { quantity, unit } = readPortion(part.text);
  // What was weighed is what it is said to be made of: "60 g of finger food made from rice".
  const isMadeOf = kindOfLink(more.link) === "part" && SAYS_A_WEIGHT.test(part.text);
  if (more.link !== "," && !isMadeOf) return found;
  const read = readPart(
    index,
    `${isMadeOf ? `${quantity ?? 1} ${unit ?? "g"} of` : part.text} ${more.text.replace(/^.* of /, "")}`,
  );
  return read === null ? found : { read, length: 2 };
}

/** What was not understood is told in so many letters. */
const TOLD_OF_MISSED = 60;

const MOST_UNKNOWN_WORDS = 6;
const MOST_LEFT_OUT = 10;

const missing = (meal: Meal, said: string): Meal => ({
  ...meal,
  missed: [...meal.missed, said.slice(0, TOLD_OF_MISSED)],
});

/** Reads the parts from `at` on into the meal, and says where to go on. */
function readNext(
  index: FoodIndex,
  meal: Meal,
  parts: readonly MealPart[],
  at: number,
): { meal: Meal; next: number } {
  const given = parts[at] ?? { link: "", text: "" };
  const isNew = /[.;\n]/.test(given.link);
  const now: Meal = isNew ? { ...meal, whole: null, isRemark: false } : meal;
  const skip = { meal: now, next: at + 1 };
  const amended = amendLast(now, given.text) ?? amendState(index, now, given.text.trim());
  if (amended) return { meal: amended, next: at + 1 };
  const told = withoutStory(bareOf(given.text));
  if (told === "" || isOccasion(given.text)) return skip;
  const part = afterRemark(index, { ...given, text: told });
  if (part === null) return { meal: { ...now, isRemark: now.items.length > 0 }, next: at + 1 };
  if (isQuality(index, part.text)) return { meal: { ...now, isRemark: now.items.length > 0 }, next: at + 1 };
  if (isNamedAgain(index, part.text, now.items) || TOLD_OF_IT.test(given.text)) return skip;
  if (now.isRemark && !isCounted(part.text)) return skip;
  if (isNoAmount(part.text)) return { meal: missing(now, part.text), next: at + 1 };
  if (now.whole && isOfWhole(index, now.whole, part))
    return { meal: takeIn(index, now, now.whole, part), next: at + 1 };
  const last = now.items.at(-1);
  if (last && isBreadOf(last.food, part)) {
    // "A cheeseburger on a white bun weighing 210 g": the weight is the whole one's.
    const weight = /\b(?:weighing|weighed|that weighs?) .*$/i.exec(part.text)?.[0];
    const weighed = weight === undefined ? null : amendLast(now, weight);
    if (weighed || !SAYS_A_WEIGHT.test(part.text)) return { meal: weighed ?? now, next: at + 1 };
  }
  const { read, length } = readOne(index, part, parts.slice(at + 1));
  const next = at + length;
  if (!read) return { meal: part.text.length > 2 ? missing(now, part.text) : now, next };
  if (isHeading(index, read, next, parts)) return { meal: now, next };
  return { meal: addRead(index, now, read, part.link), next };
}

const shortOf = (text: string): string =>
  text.slice(0, MOST_TEXT).replace(LONG_NUMBER, (digits) => digits.slice(0, MOST_DIGITS));

/** Whether a clause names something to eat, and so is more than a story. */
function namesFood(index: FoodIndex, clause: string): boolean {
  const words = clause.toLowerCase().match(/[a-z]+/g) ?? [];
  return words.some((word, at) =>
    [word, words.slice(at, at + 2).join(" ")].some(
      (name) => (findEaten(index, name)?.score ?? 0) >= SAME_FOOD,
    ),
  );
}

function readMeal(index: FoodIndex, told: string): Meal {
  const parts = splitMeal(withBabysJars(withoutDashes(told)))
    .filter((part) => !isComment(part.text))
    .slice(0, MOST_PARTS);
  let meal: Meal = { items: [], missed: [], whole: null, isRemark: false };
  for (let at = 0; at < parts.length;) {
    const read = readNext(index, meal, parts, at);
    meal = read.meal;
    at = read.next;
  }
  return meal;
}

const isInGrams = ({ portion }: Item): boolean => portion.unit === "g";

/** From so many foods on, each in grams, a list is taken to be weighed throughout. */
const WEIGHED_LIST = 2;

/**
 * Where everything that has an amount was weighed, what has none and is bound to it is no further food: it tells what
 * something weighed is made of, or comes with ("260 g turkey sandwich with cheese, lettuce and tomato").
 */
function withoutUnweighed(items: readonly Item[]): readonly Item[] {
  const said = items.filter(({ isSaid }) => isSaid);
  if (said.length < WEIGHED_LIST || !said.every(isInGrams)) return items;
  return items.filter((item, at) => at === 0 || item.isSaid || !item.isBound || item.portion.size !== null);
}

/** A portion that is only guessed is understood less. */
const UNDERSTOOD_WITHOUT_AMOUNT = 0.8;

/** Reads what somebody says they ate into foods with grams. Words that name no food lower the confidence; no food at all makes it 0. */
export function estimateText(index: FoodIndex, text: string): NutritionEstimate {
  const { told, uneaten } = asTyped(shortOf(text));
  const { items: read, missed } = readMeal(index, told);
  const items = withoutUnweighed(read);
  const understood = items.reduce(
    (sum, { score, isSaid }) => sum + score * (isSaid ? 1 : UNDERSTOOD_WITHOUT_AMOUNT),
    0,
  );
  const listed = items.map(({ food, grams, isSaid, portion, unknown }) => ({
    foodId: food.id,
    name: food.name,
    grams: Math.round(grams * 10) / 10,
    isAmountSaid: isSaid,
    isOwnMeasure: isOwnMeasure(portion),
    reckoning: tellReckoning(portion, grams),
    unknownWords: unknown.slice(0, MOST_UNKNOWN_WORDS).map((word) => word.slice(0, TOLD_OF_MISSED)),
    nutrition: nutritionOf(food, grams),
  }));
  const evidence = items.map((item) => ({ ...item, kcal: (item.food.per100g.kcal * item.grams) / 100 }));
  return {
    items: listed,
    total: sumNutrition(listed.map((item) => item.nutrition)),
    confidence: howLikely(evidence, missed.length, text.trim().split(/\s+/).length),
    understood: items.length === 0 ? 0 : Math.min(1, understood / (items.length + missed.length)),
    missed,
    leftOut: uneaten
      .slice(0, MOST_LEFT_OUT)
      .map((clause) => clause.slice(0, TOLD_OF_MISSED))
      .filter((clause) => namesFood(index, clause)),
  };
}
