import type { FoodIndex } from "../foods/food-index.ts";
import { foodTokens } from "../foods/food-words.ts";
import { amountAlone, findEaten, type Read } from "./read-food.ts";
import { readPortion } from "./read-portion.ts";
import { bareOf, type MealPart, withoutStory } from "./split-meal.ts";
import { isCounted } from "./tell-story.ts";

const OPEN_DISH = /\b(bowl|salad|smoothie|stir[- ]?fry|sandwich|wrap|scramble|parfait|shake)s?\b/i;
const MADE_OF = /^(with|made (?:of|with|from)|filled with)$/;

const IN_BREAD =
  /\b(?:sandwich|(?:ham|cheese)?burger|panini|sub|hoagie|melt|blt|wrap|burrito|taco|fajita|quesadilla|tostada|toast)(?:e?s)?\b/i;
const DRUNK = /\b(?:smoothie|shake|milkshake|lassi)s?\b/i;
const A_DISH =
  /\b(?:bowl|salad|soup|stew|curry|chili|stir[- ]?fry|noodles|pasta|fagioli|casserole|hash|scramble|parfait|salad|poke|chorizo|teriyaki|roast|beans|ramen|rice)\b/i;

const MAIN = new Set(["meat", "poultry", "fish", "shellfish", "egg", "legume", "substitute"]);
const FILLS = new Set([...MAIN, "dairy"]);
const BLENDED = new Set(["milk", "fruit", "dairy", "substitute", "seed", "nut", "grain"]);

type Listed = { readonly kind: string; readonly text: string };

/** What is counted behind a place, with the kind of food that it is. */
function listedFrom(index: FoodIndex, parts: readonly MealPart[]): readonly Listed[] {
  return parts
    .map(({ text }) => withoutStory(bareOf(text)))
    .filter((text) => isCounted(text) || readPortion(text).quantity !== null)
    .map((text) => {
      const kind = findEaten(index, readPortion(text).name)?.food.kind ?? "";
      // Milk is drunk beside a sandwich, and goes into a smoothie.
      return { kind: kind === "dairy" && /\bmilk\b/i.test(text) ? "milk" : kind, text };
    });
}

const countOf = (listed: readonly Listed[], kinds: ReadonlySet<string>): number =>
  listed.filter(({ kind }) => kinds.has(kind)).length;

/** Words of a dish that name it by its form, and nothing in it. */
const FORMS = new Set(
  "a an the my of on in and with sandwich burger soup stew salad bowl toast roast curry beans rice pasta noodle dish plate".split(
    " ",
  ),
);

/** "Tuna sandwich: 3 oz of tuna": what is counted is named by the dish. */
function namesOneOf(said: string, listed: readonly Listed[]): boolean {
  const own = new Set(foodTokens(said).filter((word) => !FORMS.has(word)));
  return listed.some(({ text }) => foodTokens(text).some((word) => own.has(word)));
}

/** Whether what is counted is what such a dish is made of, and not what is eaten beside it. */
function makesUp(said: string, listed: readonly Listed[]): boolean {
  if (IN_BREAD.test(said)) {
    const isInIt = listed.some(
      ({ kind, text }) => kind === "bread" || /\b(?:bun|tortilla|bread|shell)s?\b/.test(text),
    );
    return countOf(listed, FILLS) >= 1 && isInIt;
  }
  if (DRUNK.test(said))
    return countOf(listed, BLENDED) >= 3 || (countOf(listed, BLENDED) === 2 && listed.length === 2);
  return A_DISH.test(said) && countOf(listed, MAIN) >= 1 && listed.length >= 2 && namesOneOf(said, listed);
}

/** Whether a dish is only the heading of what is counted behind it: "stir fry: 120 g chicken, a cup of rice", "tuna sandwich, two slices of rye, 3 oz of tuna". */
export function isHeading(
  index: FoodIndex,
  { portion, match }: Read,
  next: number,
  parts: readonly MealPart[],
): boolean {
  const rest = parts.slice(next);
  const { link = "", text = "" } = rest[0] ?? {};
  if ((portion.quantity !== null && portion.unit !== null) || amountAlone(text) !== null) return false;
  if (link === ":" || (MADE_OF.test(link) && OPEN_DISH.test(match.food.name) && isCounted(text))) {
    const end = rest.findIndex((part) => part.link.startsWith("."));
    const listed = listedFrom(index, end === -1 ? rest : rest.slice(0, end));
    return (portion.quantity === null || match.food.kind === "dish") && listed.length > 1;
  }
  const isPlain = portion.quantity === null || (portion.quantity === 1 && portion.size === null);
  return isPlain && next === 1 && makesUp(portion.name, listedFrom(index, rest));
}
