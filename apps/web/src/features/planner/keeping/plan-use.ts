import { datesOfPlan } from "@meal/domain/planner/plan-in-use";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { ApiError } from "../../../platform/api.ts";
import { today } from "../../../platform/today.ts";
import type { OpenPlan, PlanContent } from "../plan/open-plan.ts";
import { storedPlanQuery } from "../queries.ts";
import { noteGone } from "./saving.ts";

/** How much of what a plan still has before it is in use. */
export interface PlanUse {
  /** The plan's dates from today on. */
  readonly coming: readonly string[];
  /** The coming dates on which the plan is in use. */
  readonly used: readonly string[];
}

export function planUseOf(content: PlanContent, datesInUse: readonly string[], from: string): PlanUse {
  const coming = datesOfPlan(content).filter((date) => date >= from);
  return { coming, used: coming.filter((date) => datesInUse.includes(date)) };
}

/** Whether list, dinner and calendar follow a saved plan. */
export function isInUse({ datesInUse }: { readonly datesInUse: readonly string[] }): boolean {
  const from = today();
  return datesInUse.some((date) => date >= from);
}

/** What the server knows of the plan on the screen; undefined until it has said so. One that is gone there is noted. */
export function usePlanUse(plan: OpenPlan): PlanUse | undefined {
  const isStored = plan.revision !== null;
  const { data, error } = useQuery({ ...storedPlanQuery(plan.id), enabled: isStored });
  const isGone = isStored && error instanceof ApiError && error.code === "not_found";
  useEffect(() => {
    if (isGone) noteGone(plan.id);
  }, [isGone, plan.id]);
  return isStored && !isGone && data ? planUseOf(plan.content, data.datesInUse, today()) : undefined;
}
