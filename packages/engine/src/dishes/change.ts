import type { DishIngredient } from "./dish.ts";
import type { FoundExchange } from "./find-exchange.ts";
import type { FoodWords } from "./rename.ts";

/** What becomes of an ingredient when a dish is adapted. */
export type Change =
  | { readonly kind: "keep"; readonly it: DishIngredient }
  | {
      readonly kind: "exchange";
      readonly it: DishIngredient;
      readonly by: FoundExchange;
      readonly words: FoodWords;
    }
  | { readonly kind: "omit"; readonly it: DishIngredient; readonly name: string; readonly words: FoodWords };
