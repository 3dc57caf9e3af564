import { type Allergen, ALLERGENS } from "@meal/domain/chef/vocabulary";
import type { FoodIndex } from "../foods/food-index.ts";
import { factsOf } from "./ingredient-facts.ts";

/** What is known of the allergens in an ingredient. One that is not among them is absent only where all of it is known. */
export type AllergensIn = { readonly contains: readonly Allergen[]; readonly isKnown: boolean };

/** The allergens of an ingredient, in anybody's words: of the food it names and of every word that tells of one. */
export function allergensIn(index: FoodIndex, ingredientText: string): AllergensIn {
  const { allergens, isKnown } = factsOf(index, ingredientText);
  return { contains: ALLERGENS.filter((allergen) => allergens.includes(allergen)), isKnown };
}

export const allergensOf = (index: FoodIndex, ingredientText: string): readonly Allergen[] =>
  allergensIn(index, ingredientText).contains;
