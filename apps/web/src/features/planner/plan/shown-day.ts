import { dayOfDate } from "@meal/domain/planner/plan-dates";
import { today } from "../../../platform/today.ts";
import { createValueStore, useValue } from "../../../platform/value-store.ts";
import type { OpenPlan } from "./open-plan.ts";

/** The day that somebody chose on a phone, where one day is shown at a time. */
const chosen = createValueStore<{ readonly planId: string; readonly day: number } | null>(null, "session");

export function showDay({ id }: OpenPlan, day: number): void {
  chosen.set({ planId: id, day });
}

/** Today, until another day is chosen; the first day where today is none of the plan. */
export function useShownDay(plan: OpenPlan): number {
  const last = useValue(chosen);
  const { days } = plan.content;
  const wanted = last?.planId === plan.id ? last.day : todayOf(plan);
  return days.some(({ day }) => day === wanted) ? (wanted ?? 1) : (days[0]?.day ?? 1);
}

/** Which day of the plan is today; it may have none. */
export function todayOf({ content: { startDate } }: OpenPlan): number | undefined {
  return startDate === undefined ? undefined : dayOfDate(startDate, today());
}
