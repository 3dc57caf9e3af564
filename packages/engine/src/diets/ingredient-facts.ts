import type { Allergen } from "@meal/domain/chef/vocabulary";
import { readIngredientLine } from "@meal/reader/lines/read-line";
import type { Food, FoodTag } from "../foods/food.ts";
import { foodTokens } from "../foods/food-words.ts";
import type { FoodIndex } from "../foods/food-index.ts";
import type { DietFacts } from "./diet-facts.ts";
import { readClaims } from "./free-from.ts";
import { apart, isIngredient, isIngredientWord, readWords } from "./ingredient-words.ts";
import { isLeftOpen, plainFoodsIn } from "./known-contents.ts";
import { isPlace } from "./world-names.ts";

/** Below this a food is too much of a guess to say what an ingredient holds. */
const SURE_ENOUGH = 0.8;

export type IngredientFacts = DietFacts & {
  /** The food that was recognised, or null where only words speak. */
  readonly food: Food | null;
  /** The foods of the table that are called exactly this. What one of them breaks, the ingredient breaks. */
  readonly named: readonly Food[];
  /** Whether all that is in it is known. Of anything else nothing may be promised, though much may be said against it. */
  readonly isKnown: boolean;
  readonly text: string;
};

/** Whether any word of the food stands in the name as it is spelt. */
function sharesAWord({ name, aliases }: Food, said: string): boolean {
  const spoken = new Set(foodTokens(said));
  return [name, ...aliases].some((called) => foodTokens(called).some((word) => spoken.has(word)));
}

/** The food that one of the names leads to. Of a name whose words are all known none is believed to be misspelt: nigari is no nigiri. */
function foodOf(index: FoodIndex, names: readonly string[], isSpeltRight: boolean): Food | null {
  for (const name of names) {
    const match = index.find(name);
    if (match && match.score >= SURE_ENOUGH && (!isSpeltRight || sharesAWord(match.food, name)))
      return match.food;
  }
  return null;
}

/** The name with what is written as one word apart, where anything is: "snowpeas". */
function inTwo(name: string): readonly string[] {
  const tokens = foodTokens(name);
  const parted = tokens.flatMap(apart);
  return parted.length > tokens.length ? [parted.join(" ")] : [];
}

/** A bare name may mean each of its foods: a chili is a pod or a stew. In a line with an amount it is the one that is bought. */
function namedFoods(index: FoodIndex, text: string, lineName: string, food: Food | null): readonly Food[] {
  const bare = index.named(text);
  if (bare.length > 0) return bare;
  // "Hollandaise without butter" names another thing than a hollandaise.
  if (readClaims(text).rest !== text) return [];
  const named = index.named(lineName);
  return named.length > 1 && food !== null && named.includes(food) ? [food] : named;
}

const FROM_A_PLACE = /\s(?:from|of|de|du|d'|di|von|aus) ?((?:\p{Lu}[\p{L}'-]*\s?)+)$/u;

/** "Salt from Guérande" is salt: a place behind it, which no food is called by, brings nothing. */
function withoutPlace(index: FoodIndex, text: string): string {
  const place = FROM_A_PLACE.exec(text);
  const isFood =
    !isPlace(place?.[1] ?? "") &&
    foodTokens(place?.[1] ?? "").some((word) => index.knowsWord(word) || isIngredient(word));
  return place === null || isFood ? text : text.slice(0, place.index);
}

/** Grown in countless sorts, and made into no sweet or dish that is called by a word before it. */
const GROWN_IN_SORTS = new Set(
  (
    "pear plum grape orange mandarin tangerine clementine lemon lime grapefruit melon watermelon date fig olive tomato chili pepper " +
    "squash pumpkin gourd cucumber lettuce radish carrot onion garlic shallot lentil wheat barley millet seaweed kelp mint basil thyme"
  ).split(" "),
);

/**
 * The words with a capital that no food is called by: a sort or a place. A capital at the beginning tells nothing, but
 * before what is grown in sorts.
 */
function capitalsIn(index: FoodIndex, text: string): ReadonlySet<string> {
  const inside = text.match(/(?<=[a-z,)] )\p{Lu}[\p{Ll}'-]+/gu) ?? [];
  const first = GROWN_IN_SORTS.has(foodTokens(text).at(-1) ?? "")
    ? text.match(/^\p{Lu}[\p{Ll}'-]{3,}/u)
    : null;
  const words = [...inside, ...(first ?? [])].flatMap((word) => foodTokens(word));
  return new Set(words.filter((word) => !index.knowsWord(word) && !isIngredientWord(word)));
}

/** What is known of an ingredient in anybody's words: of the food it names and of every word that tells something, less what it says it is free from. */
export function factsOf(index: FoodIndex, said: string): IngredientFacts {
  const text = withoutPlace(index, said);
  const { name } = readIngredientLine(text);
  const claims = readClaims(text);
  const words = readWords(
    foodTokens(claims.rest),
    (word) => index.knowsWord(word),
    capitalsIn(index, claims.rest),
  );
  const food = foodOf(index, [text, name, ...inTwo(name)], words.isExact);
  const named = namedFoods(index, text, name, food);
  // What a row of the table holds stands, whatever its name claims: a "nondairy" creamer is made of milk.
  const parts = named.length > 0 ? [] : plainFoodsIn(index, name);
  const claimed = [...(food === null || named.includes(food) ? [] : [food]), ...(parts ?? [])];
  const tags = new Set<FoodTag>([...words.tags, ...claimed.flatMap((one) => one.tags)]);
  const allergens = new Set<Allergen>([...words.allergens, ...claimed.flatMap((one) => one.allergens)]);
  for (const tag of claims.freeTags) tags.delete(tag);
  for (const allergen of claims.freeAllergens) allergens.delete(allergen);
  const isRead = food !== null || parts !== null || words.isWhole;
  return {
    id: food?.id ?? "",
    name: food?.name ?? text,
    kind: food?.kind ?? "other",
    tags: [...new Set([...tags, ...named.flatMap((one) => one.tags)])],
    allergens: [...new Set([...allergens, ...named.flatMap((one) => one.allergens)])],
    fodmap: food?.fodmap ?? null,
    per100g: food?.per100g ?? null,
    food,
    named,
    isKnown: isRead && !isLeftOpen(index, name, food, { isNamed: named.length > 0, isExact: words.isExact }),
    text: said,
  };
}
