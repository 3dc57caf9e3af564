import type { Meal, PlanDay } from "@meal/domain/chef/plans";
import { dateOfDay } from "@meal/domain/planner/plan-dates";
import { newId } from "../../../platform/new-id.ts";
import { today } from "../../../platform/today.ts";
import { newPlan, type OpenPlan, type PlanContent, type StoredPlan } from "../plan/open-plan.ts";
import type { PlanStore } from "../plan/plan-store.ts";
import { dayName } from "../plan/day-names.ts";
import { toast } from "../../../ui/toast-store.ts";
import * as t from "../texts/en/week.ts";

/** The day after a plan's last, and never one that has passed: when the next week begins. */
export function dayAfter({ content: { days, startDate } }: Pick<OpenPlan, "content">): string {
  const now = today();
  if (startDate === undefined) return now;
  const after = dateOfDay(startDate, Math.max(...days.map(({ day }) => day)) + 1);
  return after > now ? after : now;
}

/** The same meals once more, as a plan of its own for the days after; the one that was repeated stays as it is. */
export function repeatWeek(store: PlanStore, plan: OpenPlan): void {
  begin(store, newPlan({ ...weekOf(plan), startDate: dayAfter(plan) }, t.copyName(plan.name.slice(0, 190))));
}

/**
 * A week that was kept, as a plan from a date on. What it promises is counted again: since it was kept, an allergy may have
 * come to those who eat.
 */
export function planWeek(store: PlanStore, { name, content }: StoredPlan, startDate: string): void {
  begin(store, newPlan({ ...weekOf({ content }), startDate, certificate: null }, name));
}

/** What of a plan is its week: its meals under ids of their own, and what it was asked for. */
export function weekOf({ content }: Pick<OpenPlan, "content">): PlanContent {
  // It is no use of a plan, and its mark is the other plan's; what was swapped away was learned from that one.
  const { generation: _, swappedAway: _swaps, startDate: _start, ...week } = content;
  return { ...week, days: withNewIds(week.days) };
}

function begin(store: PlanStore, plan: OpenPlan): void {
  const before = store.get();
  store.set(plan);
  const { long, date } = dayName(plan.content.startDate, 1);
  toast({
    title: t.repeatsOn(`${long}, ${date}`),
    action: { label: t.undo, onPress: () => store.set(before) },
  });
}

/** Meals have ids of their own in every plan, and leftovers name what they are left over from. */
function withNewIds(days: readonly PlanDay[]): readonly PlanDay[] {
  const ids = new Map(days.flatMap(({ meals }) => meals.map(({ id }) => [id, newId()] as const)));
  return days.map(({ day, meals }) => ({ day, meals: meals.map((meal) => renamed(meal, ids)) }));
}

function renamed({ leftoverOf, ...meal }: Meal, ids: ReadonlyMap<string, string>): Meal {
  const cooked = leftoverOf === undefined ? undefined : ids.get(leftoverOf);
  return {
    ...meal,
    id: ids.get(meal.id) ?? meal.id,
    isLocked: false,
    ...(cooked !== undefined && { leftoverOf: cooked }),
  };
}
