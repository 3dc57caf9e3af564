import { type InfiniteData, useMutation, useQueryClient } from "@tanstack/react-query";
import { titleOf } from "@meal/domain/extra-planner/recipe-of-plan";
import { ApiError } from "../../platform/api.ts";
import { toast } from "../../ui/toast-store.ts";
import { type ExtraPlan, extraPlansKey, removePlan, savedPlansQuery, savePlan } from "./queries.ts";
import { sayWhyKept } from "./say-why.ts";
import * as t from "./texts/en/page.ts";

type Page = { items: ExtraPlan[]; total: number };

/** Takes a plan off the list at once; the message that says so brings it back, with its picture. */
export function useDelete() {
  const queries = useQueryClient();
  const freshen = () => queries.invalidateQueries({ queryKey: extraPlansKey });
  const bringBack = async (removed: ExtraPlan) => {
    const { created_at: _, ...plan } = removed;
    await savePlan(plan).catch((error: unknown) =>
      toast({ tone: "destructive", title: t.saveFailed, description: sayWhyKept(error) }),
    );
    await freshen();
  };
  return useMutation({
    mutationFn: async ({ id }: ExtraPlan) => {
      await removePlan(id).catch((error: unknown) => {
        // Another tab was faster: it is away, which is what was wanted.
        if (!(error instanceof ApiError) || error.code !== "not_found") throw error;
      });
    },
    networkMode: "always",
    onMutate: async ({ id }) => {
      await queries.cancelQueries({ queryKey: savedPlansQuery.queryKey });
      const before = queries.getQueryData(savedPlansQuery.queryKey);
      queries.setQueryData(savedPlansQuery.queryKey, (pages) => pages && without(pages, id));
      return { before };
    },
    onSuccess: async (_, plan) => {
      toast({
        title: t.deleted(titleOf(plan.recipe_name).title),
        action: { label: t.undo, onPress: () => void bringBack(plan) },
      });
      await freshen();
    },
    onError: (error, __, context) => {
      queries.setQueryData(savedPlansQuery.queryKey, context?.before);
      toast({ tone: "destructive", title: t.deleteFailed, description: sayWhyKept(error) });
    },
  });
}

function without(data: InfiniteData<Page>, id: string): InfiniteData<Page> {
  const pages = data.pages.map(({ items, total }) => ({
    items: items.filter((plan) => plan.id !== id),
    total: total - 1,
  }));
  return { ...data, pages };
}
