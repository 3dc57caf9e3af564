import type { OutputOf } from "@meal/contract/endpoint";
import type { findFavoriteByName, readRecipe, recipeFacts, SavedRecipe } from "@meal/contract/recipes";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../platform/api.ts";
import { favoriteKey, recipeKey } from "../../platform/recipe-cache.ts";

/** What the engine reads from a recipe's lines. */
export type RecipeFacts = OutputOf<typeof recipeFacts>;

export const recipeQuery = (id: string) =>
  queryOptions({
    queryKey: recipeKey(id),
    queryFn: ({ signal }) => call<typeof readRecipe>("GET /api/recipes/:id", { params: { id } }, { signal }),
  });

/** The facts follow from the lines alone, so the same lines are asked about once. */
export const factsQuery = (recipe: SavedRecipe) =>
  queryOptions({
    queryKey: ["recipe-facts", recipe.name, recipe.ingredients],
    queryFn: ({ signal }) =>
      call<typeof recipeFacts>("POST /api/functions/recipe-facts", { body: { recipe } }, { signal }),
    staleTime: Infinity,
  });

export const favoriteQuery = (name: string) =>
  queryOptions({
    queryKey: favoriteKey(name),
    queryFn: ({ signal }) =>
      call<typeof findFavoriteByName>("GET /api/favorite-recipes/by-name", { query: { name } }, { signal }),
  });
