import type { PlanDay } from "@meal/domain/chef/plans";
import { PLANNED_PERCENT, RESET_AFTER_MS } from "@meal/domain/planner/progress";
import { ApiError } from "../../../platform/api.ts";
import { toast } from "../../../ui/toast-store.ts";
import { askChef } from "./ask-chef.ts";
import { categoriseMeals, fetchPictures } from "./finish-meals.ts";
import { changeProgress, startRamp } from "./generation-ramp.ts";
import { type Generation, generation, idle, type PlanAnswer } from "./generation-state.ts";
import type { Order } from "./order.ts";
import type { OpenPlan, Wishes } from "../plan/open-plan.ts";
import { clearRead, photosOf } from "./photos.ts";
import type { PlanStore } from "../plan/plan-store.ts";
import { readPhotos } from "./read-photos.ts";
import * as t from "../texts/en/plan.tsx";

/** Everything of a generation but what its press does at once: it is loaded then, as planners are opened more often than plans are made. */
export async function makePlan(order: Order, signal: AbortSignal, stopRamp: () => void): Promise<void> {
  const found = await readPhotos(photosOf(order.store.ownerId), signal);
  const wishes = { ...order.wishes, ingredients: [...(order.wishes.ingredients ?? []), ...found] };
  const { generation: mark, startDate } = order;
  const body = { ...wishes, ...(mark && { generation: mark }), ...(startDate && { startDate }) };
  const answer = await askChef(body, { onPercent: reach, onDishes: show }, signal);
  stopRamp();
  await take(answer, wishes, order, signal);
}

async function take(answer: PlanAnswer, wishes: Wishes, order: Order, signal: AbortSignal): Promise<void> {
  if (answer.impossible !== null) {
    generation.set({ status: "impossible", impossible: answer.impossible, askAgain: order.askAgain });
    return;
  }
  if (answer.days.length === 0) throw new ApiError("unreadable", t.badFormat);
  const plan = order.onPlan(answer, wishes);
  order.store.set(plan);
  tellWhatChanged(answer);
  generation.set({ status: "pictures", percent: PLANNED_PERCENT });
  const stopRamp = startRamp("pictures", signal);
  const pictures = fetchPictures(plan.content.days);
  const { days, isWhole } = await categoriseMeals(plan.content.days);
  // Its person left meanwhile.
  if (signal.aborted) return;
  keepCategories(order.store, plan, days);
  // Pictures are long in coming on a slow line: the plan is saved by then.
  const [outcome] = await Promise.all([pictures, order.onFinished()]).finally(stopRamp);
  if (signal.aborted) return;
  if (!isWhole || outcome === "failed") toast({ tone: "warning", title: t.picturesFailed });
  const end: Generation = { status: "pictures", percent: 100 };
  generation.set(end);
  // spec: one second later the loading state resets and the photos are cleared; those to try again with stay.
  setTimeout(() => {
    if (generation.get() !== end) return;
    generation.set(idle);
    clearRead(photosOf(order.store.ownerId));
  }, RESET_AFTER_MS);
}

/** Another chef than the chosen one, and what had to be put right in the answer, are never silent. */
function tellWhatChanged({ generationInfo: { isFallback, note }, certificate }: PlanAnswer): void {
  if (isFallback && note !== null) toast({ tone: "info", title: note });
  const corrections = certificate?.corrections ?? [];
  if (corrections.length === 0) return;
  toast({
    tone: "warning",
    title: t.corrected,
    description: t.corrections(corrections.length),
  });
}

/** The plan may have been edited while its categories came; then it stays as it is. */
function keepCategories(store: PlanStore, plan: OpenPlan, days: readonly PlanDay[]): void {
  const now = store.get();
  if (now?.content === plan.content) store.set({ ...now, content: { ...plan.content, days } });
}

/** What the chef reports counts where it is further than the ramp. */
function reach(percent: number): void {
  const now = generation.get();
  if (now.status !== "planning") return;
  changeProgress({ percent: Math.max(now.percent, Math.min(PLANNED_PERCENT, Math.round(percent))) });
}

function show(names: readonly string[]): void {
  const now = generation.get();
  if (now.status === "planning") generation.set({ ...now, dishes: [...now.dishes, ...names] });
}
