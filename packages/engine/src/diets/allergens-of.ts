import { type Allergen, ALLERGENS } from "@meal/domain/chef/vocabulary";
import type { FoodIndex } from "../foods/food-index.ts";
import { factsOf } from "./ingredient-facts.ts";

/** The allergens of an ingredient, in anybody's words: of the food it names and of every word that tells of one. */
export function allergensOf(index: FoodIndex, ingredientText: string): readonly Allergen[] {
  const found = new Set(factsOf(index, ingredientText).allergens);
  return ALLERGENS.filter((allergen) => found.has(allergen));
}
