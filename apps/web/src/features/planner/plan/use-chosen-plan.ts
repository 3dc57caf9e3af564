import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { ApiError } from "../../../platform/api.ts";
import { chosenPlan, planChoices } from "../../../platform/chosen-plan.ts";
import { plansInUseQuery } from "../../../platform/plans-in-use-query.ts";
import { planKey } from "../../../platform/recipe-cache.ts";
import { today } from "../../../platform/today.ts";
import { toast } from "../../../ui/toast-store.ts";
import { generation, isBusy } from "../making/generation-state.ts";
import { planOf, type StoredPlan } from "./open-plan.ts";
import { type PlanStore, usePlanStore } from "./plan-store.ts";
import { readPlan, savedPlansQuery } from "../queries.ts";
import { saving } from "../keeping/saving.ts";
import * as t from "../texts/en/plan.tsx";

/** Opens the plan that another screen chose; where none is open, as after signing in, the one that is in use. */
export function useChosenPlan(): void {
  const { store } = usePlanStore();
  const queries = useQueryClient();
  useEffect(() => {
    const open = () => openChosen(store, queries);
    open();
    return planChoices.subscribe(open);
  }, [store, queries]);
}

function openChosen(store: PlanStore, queries: QueryClient): void {
  if (store.ownerId === null) return;
  const chosen = chosenPlan.read();
  if (chosen === null) {
    if (store.get() === null) void openPlanInUse(store, queries);
    return;
  }
  chosenPlan.remove();
  const id = idOf(chosen);
  if (id === undefined) {
    complain(t.loadFailed);
    return;
  }
  const kept = queries.getQueryData(savedPlansQuery.queryKey)?.pages.flatMap(({ items }) => items);
  readPlan(id)
    .catch((error: unknown) => {
      const known = kept?.find((plan) => plan.id === id) ?? queries.getQueryData<StoredPlan>(planKey(id));
      if (known !== undefined && !isGone(error)) return known;
      throw error;
    })
    .then((plan) => showPlan(store, plan))
    .catch((error: unknown) => complain(isGone(error) ? t.noPlanFound : t.loadFailed));
}

/** Nobody asked for it: what cannot be read leaves the planner as it is, and so does a plan that came meanwhile. */
async function openPlanInUse(store: PlanStore, queries: QueryClient): Promise<void> {
  const { items } = await queries.ensureQueryData(plansInUseQuery).catch(() => ({ items: [] }));
  const inUse = items.find(({ datesInUse }) => datesInUse.some((date) => date >= today()));
  if (inUse !== undefined && store.get() === null && !isBusy(generation.get())) showPlan(store, inUse);
}

/** Puts a saved plan on the screen; answers whether it could be read. spec: 2, section 5. */
export function showPlan(store: PlanStore, plan: StoredPlan): boolean {
  if (plan.content.days.length === 0) {
    complain(t.badPlan);
    return false;
  }
  if (saving.get().status === "gone") saving.set({ status: "idle" });
  store.set(planOf(plan));
  return true;
}

/** The id in `{"id": "…"}`, whatever else is stored with it. */
function idOf(chosen: string): string | undefined {
  try {
    const value: unknown = JSON.parse(chosen);
    const isPlan = typeof value === "object" && value !== null && "id" in value;
    return isPlan && typeof value.id === "string" ? value.id : undefined;
  } catch {
    return undefined;
  }
}

function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.code === "not_found";
}

function complain(title: string): void {
  toast({ tone: "destructive", title });
}
