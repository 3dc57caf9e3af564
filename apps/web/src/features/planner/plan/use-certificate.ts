import type { Certificate } from "@meal/domain/chef/plans";
import type { Eating } from "@meal/domain/planner/said-before";
import { useEffect } from "react";
import { useIsOnline } from "../../../platform/use-is-online.ts";
import { isBusy, useGeneration } from "../making/generation-state.ts";
import { edited, type OpenPlan, type PlanContent } from "./open-plan.ts";
import { type PlanStore, usePlanStore } from "./plan-store.ts";
import { certify } from "../queries.ts";
import { useSaid } from "../settings/said-before.ts";

/** Whoever moves one meal moves another: it is counted once they pause. */
const afterChangeMs = 250;

/** What the plan promises. After a change it is counted again, from nothing but the meals; null until then. */
export function useCertificate(plan: OpenPlan): Certificate | null {
  const { store } = usePlanStore();
  const isOnline = useIsOnline();
  const isMaking = isBusy(useGeneration());
  const said = useSaid(store.ownerId);
  const { content } = plan;
  const isStale = (content.certificate ?? null) === null;
  useEffect(() => {
    if (!isStale || !isOnline || isMaking) return undefined;
    // Without an answer the sentence stays away; the next change or visit asks again.
    const count = () => void countAgain(store, content, said).catch(() => {});
    const timer = setTimeout(count, afterChangeMs);
    return () => clearTimeout(timer);
  }, [isStale, isOnline, isMaking, content, store, said]);
  return content.certificate ?? null;
}

async function countAgain(store: PlanStore, content: PlanContent, said: Eating | null): Promise<void> {
  const { certificate } = await certify(content, said);
  const now = store.get();
  if (now?.content.days !== content.days) return;
  store.set(edited(now, { content: { ...now.content, certificate } }));
}
