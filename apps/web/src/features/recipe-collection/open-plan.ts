import type { readMealPlan } from "@meal/contract/planner";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "../../platform/router/hooks.ts";
import { call } from "../../platform/api.ts";
import { choosePlan } from "../../platform/chosen-plan.ts";
import { planKey } from "../../platform/recipe-cache.ts";
import { toast } from "../../ui/toast-store.ts";
import type { Plan } from "./queries.ts";
import * as t from "./texts/en/page.ts";

/** Leaves word for the planner which plan to open. Whether there is anything to open; if not, the reader has been told. */
function chooseWhole(plan: Pick<Plan, "id" | "content">): boolean {
  if (plan.content.days.length === 0) {
    toast({
      tone: "destructive",
      title: t.planUnreadable,
      description: t.planIncomplete,
    });
    return false;
  }
  choosePlan(plan.id);
  return true;
}

/** Opens a saved plan in the planner, which is another feature's page. What a search found is fetched first. */
export function useOpenPlan() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const planner: string = "/planner";
  return async ({ id, content }: Pick<Plan, "id"> & Partial<Plan>) => {
    const plan = content === undefined ? await loadPlan(queries, id) : { id, content };
    if (plan !== undefined && chooseWhole(plan)) await navigate({ to: planner });
  };
}

async function loadPlan(queries: QueryClient, id: string): Promise<Plan | undefined> {
  const kept = queries.getQueryData<Plan>(planKey(id));
  if (kept !== undefined) return kept;
  try {
    return await call<typeof readMealPlan>("GET /api/meal-plans/:id", { params: { id } });
  } catch {
    toast({ tone: "destructive", title: t.planFailed });
    return undefined;
  }
}
