import type { Kitchen } from "@meal/engine/kitchen";
import { paintRecipe } from "@meal/engine/recipes";
import { browseDishes, cookbookRecipe } from "./cookbook.ts";
import { factsOf } from "./facts.ts";
import { paint } from "./paint.ts";

/** What recipes have done by the engine. */
export const recipesWork = {
  cookbookRecipe,
  browseDishes,
  factsOf,
  paintDish: paint,
  paintName: (kitchen: Kitchen, wish: Parameters<typeof paintRecipe>[1]) => paintRecipe(kitchen, wish),
};

/** The types of what recipes have done by the engine. */
export type RecipesWork = typeof recipesWork;
