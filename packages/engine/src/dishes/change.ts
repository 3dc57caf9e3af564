import type { DishIngredient } from "./dish.ts";
import type { FoundExchange } from "./find-exchange.ts";
import type { FoodWords } from "./rename.ts";

type Words = {
  /** Words by which a name means the food, */
  readonly nameWords: FoodWords;
  /** and by which the text of this dish does, which has no other stock, cheese or meat. */
  readonly words: FoodWords;
};

/** What becomes of an ingredient when a dish is adapted. */
export type Change =
  | { readonly kind: "keep"; readonly it: DishIngredient }
  | ({
      readonly kind: "exchange";
      readonly it: DishIngredient;
      readonly by: FoundExchange;
    } & Words)
  | ({ readonly kind: "omit"; readonly it: DishIngredient; readonly name: string } & Words);

export const STOCK = /^(?:stock|bone-broth)/;

export const isStockForWine = ({ from, to }: FoundExchange): boolean =>
  /wine|vermouth|sake|beer|brandy/.test(from.id) && STOCK.test(to.id);
