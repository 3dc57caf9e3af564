import type { Nutrition } from "@meal/domain/chef/nutrition";
import type { Allergen } from "@meal/domain/chef/vocabulary";
import type { Food, FoodTag } from "../foods/food.ts";

/** What a rule looks at: a food of the table, or what the words of an ingredient tell. */
export type DietFacts = {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly tags: readonly FoodTag[];
  readonly allergens: readonly Allergen[];
  readonly fodmap: Food["fodmap"];
  /** Null where only words are known. */
  readonly per100g: Nutrition | null;
};
