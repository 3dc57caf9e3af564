import type { findFavoriteByName, readRecipe } from "@meal/contract/recipes";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../platform/api.ts";
import { favoriteKey, recipeKey } from "../../platform/recipe-cache.ts";

export const recipeQuery = (id: string) =>
  queryOptions({
    queryKey: recipeKey(id),
    queryFn: ({ signal }) => call<typeof readRecipe>("GET /api/recipes/:id", { params: { id } }, { signal }),
  });

export const favoriteQuery = (name: string) =>
  queryOptions({
    queryKey: favoriteKey(name),
    queryFn: ({ signal }) =>
      call<typeof findFavoriteByName>("GET /api/favorite-recipes/by-name", { query: { name } }, { signal }),
  });
