import type { MealPlace } from "@meal/domain/planner/edit-days";
import type { QueryClient } from "@tanstack/react-query";
import { plansChanged } from "../../../platform/plans-in-use-query.ts";
import { createValueStore } from "../../../platform/value-store.ts";
import { toast } from "../../../ui/toast-store.ts";
import { isSaved, type OpenPlan, planOf, type StoredPlan } from "./open-plan.ts";
import { type PlanStore, planStoreOf } from "./plan-store.ts";
import { swapFor } from "./quick-swap.ts";
import { savePlan, saving } from "../keeping/saving.ts";
import { readSettings } from "../settings/settings-store.ts";
import * as t from "../texts/en/swap.ts";

interface Asked {
  readonly queries: QueryClient;
  readonly ownerId: string;
  readonly plan: StoredPlan;
  readonly place: MealPlace;
}

/** Outside of the planner: puts a quicker meal in the place of one, saves it, and lets the list follow. One press takes it back. */
export async function takeQuicker({
  queries,
  ownerId,
  plan,
  place: { day, position },
}: Asked): Promise<void> {
  const settings = await readSettings(queries, ownerId).catch(() => null);
  const now = settings === null ? null : await planNow(ownerId, plan, queries);
  if (settings === null || now === null) {
    toast({ tone: "destructive", title: t.failed });
    return;
  }
  const store = storeAside(ownerId, now);
  let saved = Promise.resolve();
  // What is taken back later on is saved, too.
  store.subscribe(() => {
    saved = saved.then(() => keep(store, queries));
  });
  await swapFor({ store, queries, plan: now, place: { day, position }, wish: "quicker", settings });
  await saved;
}

/** The plan as it is in the planner where it is open there, with what waited to be saved; null where that cannot be. */
async function planNow(ownerId: string, plan: StoredPlan, queries: QueryClient): Promise<OpenPlan | null> {
  const open = planStoreOf(ownerId);
  const isOpen = () => open.get()?.id === plan.id;
  if (isOpen()) await savePlan(open, queries);
  const known = open.get();
  if (known === null || !isOpen()) return planOf(plan);
  if (!isSaved(known)) return null;
  return (known.revision ?? 0) < plan.revision ? planOf(plan) : known;
}

/** A store of this plan alone, which the planner follows as long as it has the same plan open. */
function storeAside(ownerId: string, plan: OpenPlan): PlanStore {
  const open = planStoreOf(ownerId);
  const own = createValueStore<OpenPlan | null>(plan, "with-holder");
  const set = (next: OpenPlan | null) => {
    if (open.get()?.id === plan.id) open.set(next);
    own.set(next);
  };
  return { ...own, set, ownerId };
}

async function keep(store: PlanStore, queries: QueryClient): Promise<void> {
  const plan = store.get();
  if (plan === null || isSaved(plan)) return;
  await savePlan(store, queries);
  const { status } = saving.get();
  if (status === "conflict" || status === "gone") {
    // The planner asks about a plan that is open there; here what was changed elsewhere shows.
    saving.set({ status: "idle" });
    toast({ tone: "destructive", title: t.changedElsewhere });
    await plansChanged(queries);
  }
}
