import type { OutputOf } from "@meal/contract/endpoint";
import type { listMealPlans } from "@meal/contract/planner";
import type {
  listFavoriteRecipes,
  listRecipeHistory,
  removeFavoriteRecipe,
  SavedRecipe,
  saveFavoriteRecipe,
  searchSaved,
} from "@meal/contract/recipes";
import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from "@tanstack/react-query";
import { call } from "../../platform/api.ts";
import { planKey, plansKey, recipeKey, savedKeys } from "../../platform/recipe-cache.ts";
import type { SearchKind } from "./search.ts";

export type Plan = OutputOf<typeof listMealPlans>["items"][number];

/** A recipe of a list, whether it was viewed or saved. */
export interface Entry {
  readonly id: string;
  readonly recipe: SavedRecipe;
  readonly at: string;
}

/** A page of such a list. */
export interface EntryPage {
  readonly entries: readonly Entry[];
  readonly total: number;
}

/** spec: 2, section 9. */
const plansPerPage = 3;
const recipesPerPage = 20;

/** Plans lie under the planner's key, so that what it changes shows here. */
export const plansQuery = (page: number) =>
  queryOptions({
    queryKey: [...plansKey, "collection", page],
    queryFn: async ({ signal, client }) => {
      const query = { page, pageSize: plansPerPage };
      const { items, total } = await call<typeof listMealPlans>("GET /api/meal-plans", { query }, { signal });
      // The planner opens them from there without a network.
      for (const plan of items) client.setQueryData(planKey(plan.id), plan);
      return { items, pageCount: Math.ceil(total / plansPerPage) };
    },
    placeholderData: keepPreviousData,
  });

export const historyQuery = infiniteQueryOptions({
  queryKey: savedKeys.history,
  queryFn: async ({ pageParam, signal, client }): Promise<EntryPage> => {
    const query = { page: pageParam, pageSize: recipesPerPage };
    const answer = await call<typeof listRecipeHistory>("GET /api/recipe-history", { query }, { signal });
    const entries = answer.items.map((item) => ({
      id: item.id,
      recipe: item.recipe_content,
      at: item.viewed_at,
    }));
    layOut(client, entries, "history");
    return { entries, total: answer.total };
  },
  initialPageParam: 1,
  getNextPageParam: ({ total }, pages) => nextPage(total, pages.length),
});

export const favoritesQuery = infiniteQueryOptions({
  queryKey: savedKeys.favorites,
  queryFn: async ({ pageParam, signal, client }): Promise<EntryPage> => {
    const query = { page: pageParam, pageSize: recipesPerPage };
    const answer = await call<typeof listFavoriteRecipes>("GET /api/favorite-recipes", { query }, { signal });
    const entries = answer.items.map((item) => ({
      id: item.id,
      recipe: item.recipe_content,
      at: item.saved_at,
    }));
    layOut(client, entries, "favorite");
    return { entries, total: answer.total };
  },
  initialPageParam: 1,
  getNextPageParam: ({ total }, pages) => nextPage(total, pages.length),
});

/** Puts the recipes of a list where the recipe page looks for them, so that each opens without a network. */
function layOut(client: QueryClient, entries: readonly Entry[], source: "history" | "favorite"): void {
  for (const { id, recipe } of entries) client.setQueryData(recipeKey(id), { recipe, source });
}

function nextPage(total: number, loaded: number): number | undefined {
  return loaded * recipesPerPage < total ? loaded + 1 : undefined;
}

export const searchQuery = (text: string, kind: SearchKind) =>
  queryOptions({
    queryKey: ["saved-search", text, kind],
    queryFn: ({ signal }) =>
      call<typeof searchSaved>(
        "GET /api/saved-search",
        { query: { text, limit: 50, ...(kind !== "all" && { kind }) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    // What was found a moment ago may have been removed since.
    gcTime: 60_000,
  });

export const removeFavorite = (id: string) =>
  call<typeof removeFavoriteRecipe>("DELETE /api/favorite-recipes/:id", { params: { id } });

export const saveFavorite = (recipe: SavedRecipe) =>
  call<typeof saveFavoriteRecipe>("POST /api/favorite-recipes", { body: { recipe } });
