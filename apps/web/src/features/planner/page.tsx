import { useEffect, useState } from "react";
import { useSession } from "../../platform/session.ts";
import { capturedEvent, ingredientsOf } from "../../platform/captured.ts";
import { AllowanceBanner } from "./components/allowance-banner.tsx";
import type { OpenDialog } from "./dialogs.ts";
import { LeftDay } from "./components/left-day.tsx";
import { PlannerDialogs } from "./components/planner-dialogs.tsx";
import { PlannerHeader } from "./components/planner-header.tsx";
import { PlanArea } from "./components/plan-area.tsx";
import { SettingsPanel } from "./components/settings-panel.tsx";
import { ownerOf, usePlanStore } from "./plan-store.ts";
import { addIngredients } from "./settings-store.ts";
import { useChosenPlan } from "./use-chosen-plan.ts";
import { useKeepPlan } from "./use-keep-plan.ts";
import { usePlanner } from "./use-planner.ts";

/** The planner; and only the meals of today for whoever's session ran out here. */
export function PlannerPage() {
  const session = useSession();
  const leftBy = session.status === "guest" ? session.leftBy : undefined;
  return leftBy === undefined ? <Planner /> : <LeftDay leftBy={leftBy} />;
}

/** Settings at the left, the week at the right; on a phone the one above the other. */
function Planner() {
  useChosenPlan();
  useKeepPlan();
  useCapturedIngredients();
  const { plan } = usePlanStore();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const planner = usePlanner(() => setDialog({ kind: "limit" }));
  return (
    <div className="mx-auto grid max-w-[100rem] grid-cols-1 items-start gap-x-8 gap-y-5 px-4 pt-5 pb-24 sm:px-6 lg:grid-cols-[21rem_minmax(0,1fr)] lg:pt-8">
      <PlannerHeader hasPlan={plan !== null} onOpen={setDialog} />
      <AllowanceBanner />
      <SettingsPanel planner={planner} />
      <PlanArea planner={planner} plan={plan} onOpen={setDialog} />
      <PlannerDialogs dialog={dialog} onOpen={setDialog} planner={planner} />
    </div>
  );
}

/** What other screens find on photos joins the foods at hand. */
function useCapturedIngredients(): void {
  const ownerId = ownerOf(useSession());
  useEffect(() => {
    const hear = (event: Event) => addIngredients(ownerId, ingredientsOf(event));
    addEventListener(capturedEvent, hear);
    return () => removeEventListener(capturedEvent, hear);
  }, [ownerId]);
}
