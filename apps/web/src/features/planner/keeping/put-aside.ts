import type { Meal, PlanDay } from "@meal/domain/chef/plans";
import { daysInUse, type PlanInUse } from "@meal/domain/planner/plan-in-use";
import { answerStore } from "../../../platform/answer-store.ts";
import { answersDatabase } from "../../../platform/device/database.ts";
import { openWaiting, putWaiting } from "../../../platform/device/waiting.ts";
import { today } from "../../../platform/today.ts";
import { toast } from "../../../ui/toast-store.ts";
import { leftDayKey } from "../plan/left-day.ts";
import { isSaved } from "../plan/open-plan.ts";
import { isOpenPlan, planStoreOf } from "../plan/plan-store.ts";
import { saidBy, takeSaidBack } from "../settings/said-before.ts";
import { plansInUseQuery } from "../../../platform/plans-in-use-query.ts";
import * as t from "../texts/en/leaving.ts";

/** When a session ends: closes a plan that is not saved yet and what was said and not confirmed, and leaves the meals of today open. */
export async function putPlanAside(userId: string): Promise<void> {
  const store = planStoreOf(userId);
  const plan = store.get();
  const isPlanKept = plan === null || isSaved(plan) || (await putWaiting(userId, "plan", plan));
  const said = saidBy(userId);
  const isSaidKept = said === null || (await putWaiting(userId, "said", said));
  tellLoss(isPlanKept, isSaidKept);
  const meals = await mealsOfToday();
  if (meals === undefined) return;
  const key = leftDayKey(userId);
  await answersDatabase.change(userId, [key], () => ({ [key]: { date: today(), meals } }));
}

/** What nothing here can close is not left for the next person to read. */
function tellLoss(isPlanKept: boolean, isSaidKept: boolean): void {
  if (isPlanKept && isSaidKept) return;
  const title = isPlanKept ? t.saidLost : isSaidKept ? t.planLost : t.bothLost;
  toast({ tone: "warning", title, description: t.cannotLockAway });
}

/** After the next sign-in of the same person. A plan that they have begun to change since comes first; the other waits on. */
export async function takePlanBack(userId: string): Promise<void> {
  const said = await openWaiting(userId, "said");
  for (const value of said.values) takeSaidBack(userId, value);
  await said.forget();
  const { values, forget } = await openWaiting(userId, "plan");
  const store = planStoreOf(userId);
  const here = store.get();
  const plan = values.findLast(isOpenPlan);
  if (plan !== undefined && here !== null && !isSaved(here) && here.id !== plan.id) return;
  if (plan !== undefined && here?.id !== plan.id) store.set(plan);
  await forget();
}

/** What stands on the person's own wishes is left out of what stays open. */
async function mealsOfToday(): Promise<readonly Meal[] | undefined> {
  const kept = await answerStore.read();
  const name = JSON.stringify(plansInUseQuery.queryKey);
  const answer = kept?.answers?.find(({ key }) => JSON.stringify(key) === name)?.data;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- An answer of that query, and of nothing else.
  const { items } = (answer ?? { items: [] }) as { readonly items: readonly PlanInUse<PlanDay>[] };
  const day = items.flatMap((plan) => daysInUse(plan)).find(({ date }) => date === today())?.day;
  return day?.meals.map(withoutWhy);
}

function withoutWhy(meal: Meal): Meal {
  const { why: _, ...rest } = meal;
  return rest;
}
