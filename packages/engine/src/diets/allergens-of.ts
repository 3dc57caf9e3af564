import { type Allergen, ALLERGENS } from "@meal/domain/chef/vocabulary";
import type { FoodIndex } from "../foods/food-index.ts";
import { factsOf, type IngredientFacts } from "./ingredient-facts.ts";

/** What is known of the allergens in an ingredient. One that is not among them is absent only where all of it is known. */
export type AllergensIn = { readonly contains: readonly Allergen[]; readonly isKnown: boolean };

/** The allergens of an ingredient, in anybody's words: of the food it names and of every word that tells of one. */
export function allergensIn(index: FoodIndex, ingredientText: string): AllergensIn {
  const facts = factsOf(index, ingredientText);
  return { contains: inTheirOrder(facts), isKnown: facts.isKnown };
}

/** The allergens of what was read already, in the order of the law. */
export const inTheirOrder = ({ allergens }: Pick<IngredientFacts, "allergens">): readonly Allergen[] =>
  ALLERGENS.filter((allergen) => allergens.includes(allergen));

export const allergensOf = (index: FoodIndex, ingredientText: string): readonly Allergen[] =>
  allergensIn(index, ingredientText).contains;
