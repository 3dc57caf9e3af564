import type { OutputOf } from "@meal/contract/endpoint";
import { planDays } from "@meal/contract/chef-shapes";
import { planContent, type readMealPlan } from "@meal/contract/planner";
import { mendDays, unwrapPlan } from "@meal/domain/planner/stored-plan";
import type { PlanRow } from "./plans-repository.ts";

/** A plan as it is handed out. */
export type StoredPlan = OutputOf<typeof readMealPlan>;

/** Hands out a row, with the dates on which the plan is in use. */
export function storedPlanOf(row: PlanRow, datesInUse: readonly string[]): StoredPlan {
  const { id, name, created_at, updated_at, revision } = row;
  return {
    id,
    name,
    content: planContentOf(row),
    created_at: new Date(created_at).toISOString(),
    updated_at: new Date(updated_at).toISOString(),
    revision,
    datesInUse: [...datesInUse],
  };
}

/** What was stored in another shape is mended, and has no days where that cannot be done. */
export function planContentOf({ content, start_date }: PlanRow): StoredPlan["content"] {
  const start = start_date === null ? {} : { startDate: start_date };
  const asWritten = planContent.safeParse(unwrapPlan(content));
  if (asWritten.success) return { ...start, ...asWritten.data };
  const mended = planDays.safeParse(mendDays(content));
  return { ...start, days: mended.success ? mended.data : [] };
}
