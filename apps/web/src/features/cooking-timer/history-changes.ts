import type { Rating } from "@meal/domain/cooking-timer/rating";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "../../platform/api.ts";
import { toast } from "../../ui/toast-store.ts";
import { type Cooked, type CookedPage, cookedQuery, forget, rate } from "./history-query.ts";
import * as t from "./texts/en/history.ts";

const { queryKey } = cookedQuery;

/** spec: 2, section 4, "Rating". Shown at once, and put back where it could not be kept. One after the other. */
export function useRate({ id, rating: before }: Cooked) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (rating: Rating) => rate(id, rating),
    networkMode: "always",
    scope: { id: `rate-${id}` },
    onMutate: async (rating) => {
      await queries.cancelQueries({ queryKey });
      change(queries, (entry) => (entry.id === id ? { ...entry, rating } : entry));
      return { before };
    },
    onSuccess: () => toast({ tone: "success", title: t.ratingUpdated }),
    onError: (error, rating, context) => {
      const restored = context?.before ?? null;
      // Another one may have been chosen since.
      change(queries, (entry) =>
        entry.id === id && entry.rating === rating ? { ...entry, rating: restored } : entry,
      );
      complain(t.ratingFailed, error);
    },
  });
}

/** Forgets something that was cooked, with its photo. */
export function useForget({ id }: Cooked, onGone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await forget(id).catch((error: unknown) => {
        // Another tab was faster: it is away, which is what was wanted.
        if (!(error instanceof ApiError) || error.code !== "not_found") throw error;
      });
    },
    networkMode: "always",
    onSuccess: async () => {
      onGone();
      await queries.invalidateQueries({ queryKey });
    },
    onError: (error) => complain(t.removeFailed, error),
  });
}

function change(queries: QueryClient, edit: (entry: Cooked) => Cooked): void {
  const editPage = (page: CookedPage) => ({ ...page, items: page.items.map(edit) });
  queries.setQueryData(queryKey, (data) => data && { ...data, pages: data.pages.map(editPage) });
}

function complain(title: string, error: Error): void {
  const isOffline = error instanceof ApiError && error.code === "offline";
  toast({
    tone: "destructive",
    title,
    description: isOffline ? t.needsNetwork : t.pleaseTryAgain,
  });
}
