import type { removeFavoriteRecipe, SavedRecipe, saveFavoriteRecipe } from "@meal/contract/recipes";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ApiError, call } from "../../platform/api.ts";
import { savedKeys } from "../../platform/recipe-cache.ts";
import { toast } from "../../ui/toast-store.ts";
import { favoriteQuery } from "./queries.ts";
import * as t from "./texts/en/recipe.tsx";

/** Whether a recipe is among the person's favourites, and the way in and out. */
export function useFavorite(recipe: SavedRecipe, isSignedIn: boolean) {
  const queries = useQueryClient();
  const query = favoriteQuery(recipe.name);
  const { data } = useQuery({ ...query, enabled: isSignedIn });
  const favorite = data?.favorite ?? null;
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      if (favorite === null) {
        const body = { recipe: { ...recipe, isFavorite: true } };
        return await call<typeof saveFavoriteRecipe>("POST /api/favorite-recipes", { body });
      }
      const gone = call<typeof removeFavoriteRecipe>("DELETE /api/favorite-recipes/:id", {
        params: { id: favorite.id },
      });
      await gone.catch(ignoreGone);
      return null;
    },
    networkMode: "always",
    onSuccess: async (saved) => {
      queries.setQueryData(query.queryKey, { favorite: saved });
      await queries.invalidateQueries({ queryKey: savedKeys.favorites });
      await queries.invalidateQueries({ queryKey: savedKeys.counts });
    },
    onError: (error) => complain(favorite === null, error),
  });
  return { isFavorite: favorite !== null, isPending, toggle: () => mutate() };
}

/** Another tab or device was faster: it is away, which is what was wanted. */
function ignoreGone(error: unknown): void {
  if (!(error instanceof ApiError) || error.code !== "not_found") throw error;
}

function complain(isSaving: boolean, error: Error): void {
  const title = isSaving ? t.saveFailed : t.removeFailed;
  toast({ tone: "destructive", title, description: reasonOf(error) });
}

function reasonOf(error: Error): string {
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === "too_many_saved") return t.tooManyFavorites;
  if (code === "storage_limit_reached") return error.message;
  return t.checkConnection;
}
