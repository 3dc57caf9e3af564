import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { network } from "../../../platform/network.ts";
import { useIsOnline } from "../../../platform/use-is-online.ts";
import { useValue } from "../../../platform/value-store.ts";
import { isBusy, useGeneration } from "../making/generation-state.ts";
import { isSaved } from "../plan/open-plan.ts";
import { planStoreOf, usePlanStore } from "../plan/plan-store.ts";
import { savePlan, saving } from "./saving.ts";

/** Saves every change of a signed-in person's plan, as soon as there is a network; a guest's stays on the device. */
export function useKeepPlan(): void {
  const queries = useQueryClient();
  const { store, plan } = usePlanStore();
  const isOnline = useIsOnline();
  const state = useValue(saving);
  const isMaking = isBusy(useGeneration());
  const isWaiting =
    state.status === "saving" ||
    ((state.status === "conflict" || state.status === "gone") && state.planId === plan?.id) ||
    (state.status === "failed" && state.planId === plan?.id && state.edit === plan.edit);
  const hasWork = store.ownerId !== null && plan !== null && !isSaved(plan);

  useEffect(() => {
    if (hasWork && isOnline && !isWaiting && !isMaking) void savePlan(store, queries);
  }, [hasWork, isOnline, isWaiting, isMaking, store, queries]);

  // A failure without a network is tried again as soon as there is one.
  useEffect(() => {
    const tryAgain = () => {
      if (saving.get().status === "failed") saving.set({ status: "idle" });
    };
    return network.onBack(tryAgain);
  }, []);

  // What a guest made becomes theirs with the first visit after signing up or in.
  useEffect(() => {
    const guests = planStoreOf(null);
    const made = guests.get();
    if (store.ownerId === null || made === null || hasWork) return;
    store.set({ ...made, revision: null, savedEdit: 0, edit: Math.max(1, made.edit) });
    guests.set(null);
  }, [store, hasWork]);
}
