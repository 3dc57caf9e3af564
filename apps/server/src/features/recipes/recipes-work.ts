import type { Kitchen } from "@meal/engine/writer/kitchen";
import { paintRecipe } from "@meal/engine/writer/paint-recipe";
import { cookbookRecipe } from "./cookbook.ts";
import { factsOf } from "./facts.ts";
import { paint } from "./paint.ts";

/** What recipes have done by the engine. */
export const recipesWork = {
  cookbookRecipe,
  factsOf,
  paintDish: paint,
  paintName: (kitchen: Kitchen, wish: Parameters<typeof paintRecipe>[1]) => paintRecipe(kitchen, wish),
};

/** The same as types. */
export type RecipesWork = typeof recipesWork;
