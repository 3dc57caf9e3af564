import type { PlanDay } from "@meal/domain/chef/plans";
import {
  climb,
  type GenerationPhase,
  PLANNED_PERCENT,
  RAMPS,
  RESET_AFTER_MS,
} from "@meal/domain/planner/progress";
import { ApiError } from "../../platform/api.ts";
import { forgetAt } from "../../platform/memory.ts";
import { network } from "../../platform/network.ts";
import { toast } from "../../ui/toast-store.ts";
import { askChef } from "./ask-chef.ts";
import { finishMeals } from "./finish-meals.ts";
import { type Generation, generation, idle, type Nearest, type PlanAnswer } from "./generation-state.ts";
import { reasonOf } from "./generation-words.ts";
import type { OpenPlan, Wishes } from "./open-plan.ts";
import { clearRead, photosOf } from "./photos.ts";
import type { PlanStore } from "./plan-store.ts";
import { readPhotos } from "./read-photos.ts";
import * as t from "./texts/en/plan.tsx";

/** What a plan is made of, and who hears of it. */
export interface Order {
  readonly wishes: Wishes;
  /** The mark of the plan whose rest is made anew, or to which this is another proposal. */
  readonly generation?: string | undefined;
  /** The date of its first day. */
  readonly startDate?: string | undefined;
  readonly store: PlanStore;
  /** Makes the plan on the screen of what the chef answered. */
  readonly onPlan: (answer: PlanAnswer, wishes: Wishes) => OpenPlan;
  /** The plan is there and complete: it is counted and saved. */
  readonly onFinished: () => Promise<unknown>;
  /** Asks again where no plan can keep what was asked for, with a change; undefined where the settings are asked again. */
  readonly askAgain?: ((nearest: Nearest) => void) | undefined;
  /** No use was left. */
  readonly onLimit: () => void;
}

let running: AbortController | undefined;
forgetAt("session", cancelGeneration);

/** Gives up; the server gives the use back. */
export function cancelGeneration(): void {
  running?.abort();
}

/** spec: 2, section 4, "Plan generation", from the photos to the finished bar. */
export async function generate(order: Order): Promise<void> {
  const abort = new AbortController();
  running = abort;
  generation.set({ status: "planning", percent: 0, dishes: [] });
  const stopRamp = startRamp("planning");
  try {
    const found = await readPhotos(photosOf(order.store.ownerId), abort.signal);
    const wishes = { ...order.wishes, ingredients: [...(order.wishes.ingredients ?? []), ...found] };
    const { generation: mark, startDate } = order;
    const body = { ...wishes, ...(mark && { generation: mark }), ...(startDate && { startDate }) };
    const answer = await askChef(body, { onPercent: reach, onDishes: show }, abort.signal);
    stopRamp();
    await take(answer, wishes, order, abort.signal);
  } catch (error) {
    fail(error, order);
  } finally {
    stopRamp();
  }
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
  const stopRamp = startRamp("pictures");
  const { days, isWhole } = await finishMeals(plan.content.days);
  stopRamp();
  // Its person left meanwhile.
  if (signal.aborted) return;
  if (!isWhole) {
    toast({
      tone: "warning",
      title: t.picturesFailed,
    });
  }
  keepCategories(order.store, plan, days);
  const end: Generation = { status: "pictures", percent: 100 };
  generation.set(end);
  await order.onFinished();
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

/** The plan may have been edited while its pictures came; then it stays as it is. */
function keepCategories(store: PlanStore, plan: OpenPlan, days: readonly PlanDay[]): void {
  const now = store.get();
  if (now?.content === plan.content) store.set({ ...now, content: { ...plan.content, days } });
}

function fail(error: unknown, { onLimit }: Order): void {
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === "aborted") generation.set(idle);
  else if (code === "limit_reached") {
    generation.set(idle);
    onLimit();
  } else if (code === "offline" && !network.isOnline()) generation.set({ status: "offline" });
  else {
    const reason = reasonOf(error);
    generation.set({ status: "failed", reason });
    toast({ tone: "destructive", title: t.generationFailed, description: reason });
  }
}

/** The bar climbs by the specified steps, so that it never stands still. */
function startRamp(phase: GenerationPhase): () => void {
  const timer = setInterval(() => {
    const now = generation.get();
    if (now.status === phase) change({ percent: climb(now.percent, phase, Math.random()) });
  }, RAMPS[phase].everyMs);
  return () => clearInterval(timer);
}

/** What the chef reports counts where it is further than the ramp. */
function reach(percent: number): void {
  const now = generation.get();
  if (now.status !== "planning") return;
  change({ percent: Math.max(now.percent, Math.min(PLANNED_PERCENT, Math.round(percent))) });
}

function show(names: readonly string[]): void {
  const now = generation.get();
  if (now.status === "planning") generation.set({ ...now, dishes: [...now.dishes, ...names] });
}

function change(part: { readonly percent: number }): void {
  const now = generation.get();
  if (now.status === "planning" || now.status === "pictures") generation.set({ ...now, ...part });
}
