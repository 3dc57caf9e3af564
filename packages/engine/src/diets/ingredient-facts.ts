import type { Allergen } from "@meal/domain/chef/vocabulary";
import { readIngredientLine } from "@meal/reader/lines/read-line";
import type { Food, FoodTag } from "../foods/food.ts";
import { foodTokens } from "../foods/food-words.ts";
import type { FoodIndex } from "../foods/food-index.ts";
import type { DietFacts } from "./diet-facts.ts";
import { readClaims } from "./free-from.ts";
import { readWords } from "./ingredient-words.ts";

/** Below this a food is too much of a guess to say what an ingredient holds. */
const SURE_ENOUGH = 0.8;

export type IngredientFacts = DietFacts & {
  /** The food that was recognised, or null where only words speak. */
  readonly food: Food | null;
  readonly text: string;
};

function foodOf(index: FoodIndex, text: string): Food | null {
  for (const name of [text, readIngredientLine(text).name]) {
    const match = index.find(name);
    if (match && match.score >= SURE_ENOUGH) return match.food;
  }
  return null;
}

/** What is known of an ingredient in anybody's words: of the food it names and of every word that tells something, less what it says it is free from. */
export function factsOf(index: FoodIndex, text: string): IngredientFacts {
  const food = foodOf(index, text);
  const claims = readClaims(text);
  const words = readWords(foodTokens(claims.rest), (word) => index.knowsWord(word));
  const tags = new Set<FoodTag>([...words.tags, ...(food?.tags ?? [])]);
  // A food of the table carries what its usual recipe holds; the plain word means the thing itself.
  const allergens = new Set<Allergen>([
    ...words.allergens,
    ...(words.isWhole ? [] : (food?.allergens ?? [])),
  ]);
  return {
    id: food?.id ?? "",
    name: food?.name ?? text,
    kind: food?.kind ?? "other",
    tags: [...tags].filter((tag) => !claims.freeTags.has(tag)),
    allergens: [...allergens].filter((allergen) => !claims.freeAllergens.has(allergen)),
    fodmap: food?.fodmap ?? null,
    per100g: food?.per100g ?? null,
    food,
    text,
  };
}
