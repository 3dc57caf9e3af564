import type { DishForm, IngredientRole } from "../dishes/dish.ts";
import type { Food } from "../foods/food.ts";

/** What is to be painted: the name makes the picture its own, the foods make it true. */
export type Subject = {
  readonly name: string;
  readonly form: DishForm;
  /** For how many the foods are: the picture shows what one of them eats. */
  readonly servings: number;
  /** How it is made, where that is known: a beaten egg is no fried one. */
  readonly steps: string;
  readonly foods: readonly { readonly food: Food; readonly grams: number; readonly role?: IngredientRole }[];
};
