import type { OutputOf } from "@meal/contract/endpoint";
import type { recipeFacts, SavedRecipe } from "@meal/contract/recipes";
import { queryOptions } from "@tanstack/react-query";
import { call } from "./api.ts";

/** What the engine reads from a recipe's lines. */
export type RecipeFacts = OutputOf<typeof recipeFacts>;

/** The facts follow from the lines alone, so the same lines are asked about once. */
export const factsQuery = (recipe: SavedRecipe) =>
  queryOptions({
    queryKey: ["recipe-facts", recipe.name, recipe.ingredients],
    queryFn: ({ signal }) =>
      call<typeof recipeFacts>("POST /api/functions/recipe-facts", { body: { recipe } }, { signal }),
    staleTime: Infinity,
  });
