import type { InputOf, OutputOf } from "@meal/contract/endpoint";
import type { changePlannerMemory, readPlannerMemory } from "@meal/contract/planner-memory";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../platform/api.ts";
import { plannerPreferencesKey } from "../../platform/recipe-cache.ts";
import { toast } from "../../ui/toast-store.ts";
import * as t from "./texts/en/learned.ts";

export type Learned = OutputOf<typeof readPlannerMemory>;
type Change = InputOf<typeof changePlannerMemory>["body"];

export const learnedQuery = queryOptions({
  queryKey: ["planner-memory"],
  queryFn: ({ signal }) => call<typeof readPlannerMemory>("GET /api/planner-memory", {}, { signal }),
  // Every plan and every meal that is cooked may have changed it.
  staleTime: 0,
});

/** Forgets something, says so, and offers to take it back. */
export function useForget() {
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: ({ body }: { readonly body: Change; readonly words?: string }) =>
      call<typeof changePlannerMemory>("PUT /api/planner-memory", { body }),
    // Without a network it fails at once, so that nobody believes it was saved.
    networkMode: "always",
    onSuccess: ({ memory, back }, { words }) => {
      queries.setQueryData(learnedQuery.queryKey, memory);
      // The planner's settings know the dishes that shall never come.
      void queries.invalidateQueries({ queryKey: plannerPreferencesKey });
      if (words === undefined) return;
      toast({ title: words, action: { label: t.undo, onPress: () => change.mutate({ body: back }) } });
    },
    onError: () => toast({ tone: "destructive", title: t.notSaved }),
  });
  return change;
}
