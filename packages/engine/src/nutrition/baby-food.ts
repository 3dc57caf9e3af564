import type { Food } from "../foods/food.ts";
import type { FoodIndex } from "../foods/food-index.ts";
import type { Read } from "./read-food.ts";
import { readPortion } from "./read-portion.ts";
import { bareOf, kindOfLink, type MealPart } from "./split-meal.ts";
import { isCounted } from "./tell-story.ts";

/** Food for babies, as it is told: "a jar of strained carrots", "junior chicken and noodles", "2nd foods". */
const FOR_BABIES =
  /\bbaby[- ]?foods?(?: form)?\b|\b(?:for|to) (?:babies|infants|toddlers)\b|\b(?:1st|2nd|3rd|first|second|third) foods\b|\b(?:strained|junior)(?= [a-z])/gi;
const JAR = /^(.*?\b(?:jars?|containers?|servings?|pouch(?:es)?|g|oz) (?:of )?)?/i;

export const isForBabies = (text: string): boolean => text.search(FOR_BABIES) >= 0;

/** In a meal of jars for babies every jar is one of them. */
export const withBabysJars = (text: string): string =>
  isForBabies(text) && /\b(?:strained|junior|baby[- ]?food)\b/i.test(text)
    ? text.replace(/\b(jars?) of (?!(?:strained|junior|baby))/gi, "$1 of strained ")
    : text;

/** What SR28 groups its jars by. */
const GROUP_OF: Readonly<Record<string, string>> = {
  fruit: "baby-food-fruit",
  dessert: "baby-food-dessert",
  sweet: "baby-food-dessert",
  vegetable: "baby-food-vegetable",
  legume: "baby-food-vegetable",
  meat: "baby-food-meat",
  poultry: "baby-food-meat",
};
const DINNER = "baby-food-dinner";
const DESSERT = "baby-food-dessert";

const groupOf = (index: FoodIndex, words: string): string | null => {
  if (/\b(?:dessert|pudding|cobbler)\b/i.test(words)) return DESSERT;
  if (/\b(?:dinner|soup|stew|noodles?|rice|pasta|macaroni|casserole)\b/i.test(words)) return DINNER;
  const kind = index.find(words, { asEaten: true })?.food.kind;
  return kind === undefined ? null : (GROUP_OF[kind] ?? DINNER);
};

/** The row of the table that holds jars of such a food; of several sorts together it is a dinner. */
function babyFood(index: FoodIndex, texts: readonly string[]): Food | null {
  const groups = texts
    .flatMap((text) =>
      text
        .replace(FOR_BABIES, " ")
        .replace(JAR, "")
        .split(/\b(?:and|with|or)\b/i),
    )
    .map((words) => groupOf(index, words.replace(/\b(?:a|an|the|of|made|from|in)\b/gi, " ").trim()))
    .filter((group) => group !== null);
  const sorts = new Set(groups);
  const [only = DINNER] = sorts;
  return index.byId(sorts.has(DESSERT) ? DESSERT : sorts.size > 1 ? DINNER : only) ?? null;
}

/** The sort of jar is known, not the jar. */
const SCORE = 0.8;

/** Food for babies, with all that it is said to be made of. */
export function readBabyFood(
  index: FoodIndex,
  part: MealPart,
  after: readonly MealPart[],
): { read: Read | null; length: number } {
  const end = after.findIndex(({ link, text }) => kindOfLink(link) === "beside" || isCounted(text));
  const told = end === -1 ? after : after.slice(0, end);
  const food = babyFood(index, [part.text, ...told.map(({ text }) => text)]);
  const portion = readPortion(bareOf(part.text));
  return {
    read: food && { portion, match: { food, score: SCORE }, unknown: [] },
    length: 1 + told.length,
  };
}
