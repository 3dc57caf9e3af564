import type { QueryClient } from "@tanstack/react-query";
import { network } from "../../../platform/network.ts";
import { newId } from "../../../platform/new-id.ts";
import { ApiError } from "../../../platform/api.ts";
import { toast } from "../../../ui/toast-store.ts";
import type { OpenPlan } from "../plan/open-plan.ts";
import { createPlan, deletePlan, savedWeeksQuery } from "../queries.ts";
import { weekOf } from "./repeat-week.ts";
import * as t from "../texts/en/saved-weeks.ts";

/** Keeps the week of a plan as it is now, to be planned again; the plan itself stays as it is. */
export async function saveWeek(queries: QueryClient, plan: OpenPlan): Promise<void> {
  if (!network.isOnline()) {
    toast({ tone: "warning", title: t.saveOffline });
    return;
  }
  const { queryKey } = savedWeeksQuery;
  try {
    const { id, name } = await createPlan({ id: newId(), name: plan.name, content: weekOf(plan) }, "week");
    const takeBack = () =>
      deletePlan(id)
        .then(() => queries.invalidateQueries({ queryKey }))
        .catch(() => toast({ tone: "destructive", title: t.deleteFailed }));
    toast({
      tone: "success",
      title: t.weekSaved(name),
      description: t.weekSavedHint,
      action: { label: t.undo, onPress: () => void takeBack() },
    });
    await queries.invalidateQueries({ queryKey });
  } catch (error) {
    const isFull =
      error instanceof ApiError &&
      (error.code === "too_many_saved" || error.code === "storage_limit_reached");
    toast({ tone: "destructive", title: t.weekNotSaved, ...(isFull && { description: error.message }) });
  }
}
