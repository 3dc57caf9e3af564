import type { PlanKind } from "@meal/domain/planner/limits";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { plansChanged } from "../../../platform/plans-in-use-query.ts";
import { toast } from "../../../ui/toast-store.ts";
import { planOf, type StoredPlan } from "../plan/open-plan.ts";
import { type PlanStore, usePlanStore } from "../plan/plan-store.ts";
import { createPlan, deletePlan, putInUse, takeUse } from "../queries.ts";
import { noteGone } from "./saving.ts";
import { showPlan } from "../plan/use-chosen-plan.ts";
import * as t from "../texts/en/dialogs.tsx";
import * as weeks from "../texts/en/saved-weeks.ts";

/** Deletes at once, and offers to take it back. */
export function useRemovePlan(kind: PlanKind) {
  const queries = useQueryClient();
  const { store } = usePlanStore();
  return async (plan: StoredPlan) => {
    try {
      await deletePlan(plan.id);
    } catch {
      toast({ tone: "destructive", title: kind === "week" ? weeks.deleteFailed : t.deleteFailed });
      return;
    }
    if (store.get()?.id === plan.id) noteGone(plan.id);
    await plansChanged(queries);
    const bring = () => (kind === "week" ? bringWeek(queries, plan) : putBack(store, queries, plan));
    const restore = () =>
      bring().catch(() =>
        toast({ tone: "destructive", title: kind === "week" ? weeks.weekNotSaved : t.saveFailed }),
      );
    const canRestore = plan.content.days.length > 0;
    toast({
      title: t.deletedToast(plan.name),
      ...(canRestore && { action: { label: t.undo, onPress: () => void restore() } }),
    });
  };
}

async function bringWeek(queries: QueryClient, week: StoredPlan): Promise<void> {
  await createPlan(week, "week");
  await plansChanged(queries);
}

/** The plan as it was, on the screen too if it is there, and in use where it was. */
async function putBack(store: PlanStore, queries: QueryClient, plan: StoredPlan): Promise<void> {
  const created = await createPlan(planOf(plan));
  const stored = plan.datesInUse.length === 0 ? created : await putInUse(plan.id, plan.datesInUse);
  if (store.get()?.id === plan.id) showPlan(store, stored);
  await takeUse(queries, stored);
}
