import type { OutputOf } from "@meal/contract/endpoint";
import { planDays } from "@meal/contract/chef-shapes";
import { planContent, type readMealPlan } from "@meal/contract/planner";
import { mendDays, unwrapPlan } from "@meal/domain/planner/stored-plan";
import type { PlanRow } from "./plans-repository.ts";

/** A plan as it is handed out. */
export type StoredPlan = OutputOf<typeof readMealPlan>;

/** Hands out a row. What was stored in another shape is mended, and has no days where that cannot be done. */
export function storedPlanOf({ id, name, content, created_at, updated_at, revision }: PlanRow): StoredPlan {
  return {
    id,
    name,
    content: readContent(content),
    created_at: new Date(created_at).toISOString(),
    updated_at: new Date(updated_at).toISOString(),
    revision,
  };
}

function readContent(stored: object): StoredPlan["content"] {
  const asWritten = planContent.safeParse(unwrapPlan(stored));
  if (asWritten.success) return asWritten.data;
  const mended = planDays.safeParse(mendDays(stored));
  return { days: mended.success ? mended.data : [] };
}
