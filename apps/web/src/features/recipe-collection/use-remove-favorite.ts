import { type InfiniteData, useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "../../platform/api.ts";
import { favoriteKey, savedKeys } from "../../platform/recipe-cache.ts";
import { toast } from "../../ui/toast-store.ts";
import { type Entry, type EntryPage, favoritesQuery, removeFavorite, saveFavorite } from "./queries.ts";
import * as t from "./texts/en/page.ts";

const failed = { tone: "destructive", title: t.removeFailed } as const;

/** Takes a favourite off the list at once; the message that says so brings it back. */
export function useRemoveFavorite() {
  const queries = useQueryClient();
  const freshen = async ({ recipe }: Entry) => {
    await queries.invalidateQueries({ queryKey: savedKeys.favorites });
    await queries.invalidateQueries({ queryKey: savedKeys.counts });
    await queries.invalidateQueries({ queryKey: favoriteKey(recipe.name) });
  };
  const bringBack = async (entry: Entry) => {
    await saveFavorite(entry.recipe)
      .then(() => freshen(entry))
      .catch(() => toast({ tone: "destructive", title: t.saveFailed }));
  };
  return useMutation({
    mutationFn: async ({ id }: Entry) => {
      await removeFavorite(id).catch((error: unknown) => {
        // Another tab was faster: it is away, which is what was wanted.
        if (!(error instanceof ApiError) || error.code !== "not_found") throw error;
      });
    },
    networkMode: "always",
    onMutate: async ({ id }) => {
      await queries.cancelQueries({ queryKey: savedKeys.favorites });
      const before = queries.getQueryData(favoritesQuery.queryKey);
      queries.setQueryData(favoritesQuery.queryKey, (pages) => pages && without(pages, id));
      return { before };
    },
    onSuccess: async (_, entry) => {
      toast({
        title: t.removedToast(entry.recipe.name),
        action: { label: t.undo, onPress: () => void bringBack(entry) },
      });
      await freshen(entry);
    },
    onError: (_, __, context) => {
      queries.setQueryData(favoritesQuery.queryKey, context?.before);
      toast(failed);
    },
  });
}

function without(data: InfiniteData<EntryPage>, id: string): InfiniteData<EntryPage> {
  const pages = data.pages.map(({ entries, total }) => ({
    entries: entries.filter((entry) => entry.id !== id),
    total: total - 1,
  }));
  return { ...data, pages };
}
