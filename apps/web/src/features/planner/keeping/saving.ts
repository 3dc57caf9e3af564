import type { QueryClient } from "@tanstack/react-query";
import { ApiError } from "../../../platform/api.ts";
import { network } from "../../../platform/network.ts";
import { plansChanged } from "../../../platform/plans-in-use-query.ts";
import { planKey, savedKeys } from "../../../platform/recipe-cache.ts";
import { createValueStore } from "../../../platform/value-store.ts";
import { toast } from "../../../ui/toast-store.ts";
import { edited, isSaved, newPlan, type OpenPlan, planOf, type StoredPlan } from "../plan/open-plan.ts";
import type { PlanStore } from "../plan/plan-store.ts";
import { changePlan, createPlan, readPlan } from "../queries.ts";
import * as t from "../texts/en/saving.ts";

/** What became of the last try to save. A conflict waits for a choice, a failure for the next change or press. */
export type Saving =
  | { readonly status: "idle" | "saving" }
  | { readonly status: "failed"; readonly planId: string; readonly edit: number }
  /** Somebody deleted it elsewhere: it waits for being saved as a new one. */
  | { readonly status: "conflict" | "gone"; readonly planId: string };

export const saving = createValueStore<Saving>({ status: "idle" }, "session");

/** Saves the plan, and lets every screen know. */
export async function savePlan(store: PlanStore, queries: QueryClient): Promise<void> {
  const isSent = await sendChanges(store, (stored) => queries.setQueryData(planKey(stored.id), stored));
  if (!isSent) return;
  await plansChanged(queries);
  await queries.invalidateQueries({ queryKey: savedKeys.counts });
}

/** Sends what the server does not have yet, one change after the other; answers whether nothing is left. */
export async function sendChanges(
  store: PlanStore,
  onStored?: (stored: StoredPlan) => void,
): Promise<boolean> {
  if (saving.get().status === "saving") return false;
  saving.set({ status: "saving" });
  for (let plan = store.get(); plan !== null && !isSaved(plan); plan = store.get()) {
    try {
      const stored = await send(plan);
      takeRevision(store, plan, stored);
      onStored?.(stored);
    } catch (error) {
      giveUp(store, plan, error);
      return false;
    }
  }
  saving.set({ status: "idle" });
  return true;
}

function send(plan: OpenPlan): Promise<StoredPlan> {
  return plan.revision === null ? createPlan(plan) : changePlan(plan, plan.revision);
}

function takeRevision(store: PlanStore, sent: OpenPlan, { revision, name }: StoredPlan): void {
  const now = store.get();
  if (now?.id !== sent.id) return;
  // An earlier try may have been stored without our hearing of it: then the answer is that one, and ours follows.
  const isOurs = !sent.mayBeStored || sent.revision !== null;
  // The first saving may give it a number, beside another plan of the day.
  const isNumbered = sent.revision === null && isOurs && now.name === sent.name;
  store.set({
    ...now,
    ...(isNumbered && { name }),
    revision,
    mayBeStored: false,
    savedEdit: isOurs ? sent.edit : now.savedEdit,
  });
}

function giveUp(store: PlanStore, plan: OpenPlan, error: unknown): void {
  const code = error instanceof ApiError ? error.code : undefined;
  const now = store.get();
  if (code === "changed_elsewhere") {
    saving.set({ status: "conflict", planId: plan.id });
    return;
  }
  if (code === "not_found" && plan.revision !== null) {
    noteGone(plan.id);
    return;
  }
  if (now?.id === plan.id && plan.revision === null) store.set({ ...now, mayBeStored: true });
  saving.set({ status: "failed", planId: plan.id, edit: plan.edit });
  if (code === "offline" && !network.isOnline()) return;
  const isFull = code === "too_many_saved" || code === "storage_limit_reached";
  const description = isFull && error instanceof Error ? error.message : undefined;
  toast({ tone: "destructive", title: t.saveFailed, ...(description && { description }) });
}

/** The plan on the screen was deleted elsewhere. Nothing is saved until the person says so. */
export function noteGone(planId: string): void {
  saving.set({ status: "gone", planId });
}

/** Saves what was deleted elsewhere once more, as a plan of its own. */
export function saveAnew(store: PlanStore): void {
  const plan = store.get();
  saving.set({ status: "idle" });
  if (plan !== null) store.set(newPlan(plan.content, plan.name));
}

/** Keeps what is on the screen as a plan of its own, beside the one that was changed elsewhere. */
export function keepAsCopy(store: PlanStore): void {
  const plan = store.get();
  saving.set({ status: "idle" });
  if (plan !== null) store.set(newPlan(plan.content, t.copyOf(plan.name.slice(0, 190))));
}

/** Takes the plan as it was changed elsewhere, and lets go of what is on the screen. */
export async function takeTheirs(store: PlanStore): Promise<void> {
  const plan = store.get();
  if (plan === null) return;
  const stored = await readPlan(plan.id);
  saving.set({ status: "idle" });
  store.set(planOf(stored));
}

/** Gives the plan another name. */
export function rename(store: PlanStore, name: string): void {
  const plan = store.get();
  if (plan !== null) store.set(edited(plan, { name }));
}
