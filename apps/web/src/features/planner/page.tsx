import { Suspense, useEffect, useState } from "react";
import { cx } from "../../ui/cx.ts";
import { lazyPart } from "../../ui/lazy-part.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useSession } from "../../platform/session.ts";
import { capturedEvent, ingredientsOf } from "../../platform/captured.ts";
import { AllowanceBanner } from "./making/allowance-banner.tsx";
import type { OpenDialog } from "./plan/dialogs.ts";
import { PlannerDialogs } from "./plan/planner-dialogs.tsx";
import { PlannerHeader } from "./plan/planner-header.tsx";
import { PlanArea } from "./plan/plan-area.tsx";
import { SettingsPanel } from "./settings/settings-panel.tsx";
import { ownerOf, usePlanStore } from "./plan/plan-store.ts";
import { addIngredients } from "./settings/settings-store.ts";
import { useBringUsual } from "./keeping/use-keep-for-next.ts";
import { useChosenPlan } from "./plan/use-chosen-plan.ts";
import { useKeepPlan } from "./keeping/use-keep-plan.ts";
import { usePlanner } from "./making/use-planner.ts";

// Few ever see it, so nobody else carries it.
const LeftDay = lazyPart(() => import("./plan/left-day-meals.tsx"), "LeftDay");

/** The planner; and only the meals of today for whoever's session ran out here. */
export function PlannerPage() {
  const session = useSession();
  const leftBy = session.status === "guest" ? session.leftBy : undefined;
  if (leftBy === undefined) return <Planner />;
  return (
    <Suspense fallback={<Skeleton className="mx-auto h-96 w-full max-w-3xl rounded-card" />}>
      <LeftDay leftBy={leftBy} />
    </Suspense>
  );
}

/** The week has the whole width; its settings are one line above it, and a panel at its left while somebody changes them. */
function Planner() {
  useChosenPlan();
  useKeepPlan();
  useBringUsual();
  useCapturedIngredients();
  const { plan } = usePlanStore();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [isOpen, setOpen] = useState(false);
  const planner = usePlanner(() => setDialog({ kind: "limit" }));
  // On a phone the plan, or the way to one, comes first: settings and what is left of one's uses stand below it.
  const isLast = !isOpen && "max-lg:order-last";
  return (
    <div
      className={cx(
        "mx-auto grid max-w-[100rem] grid-cols-1 items-start gap-x-8 gap-y-3 px-4 pt-3 pb-24 sm:px-6 lg:pt-5",
        isOpen ? "lg:grid-cols-[21rem_minmax(0,1fr)]" : "lg:grid-cols-[minmax(0,1fr)_auto]",
      )}
    >
      <PlannerHeader hasPlan={plan !== null} onOpen={setDialog} />
      <AllowanceBanner className={cx(isOpen && "lg:col-span-2", !isOpen && "lg:col-start-2", isLast)} />
      <div className={cx("min-w-0", !isOpen && "lg:col-start-1 lg:row-start-2", isLast)}>
        <SettingsPanel planner={planner} isOpen={isOpen} onOpen={setOpen} hasPlan={plan !== null} />
      </div>
      <div className={cx("min-w-0", !isOpen && "lg:col-span-2")}>
        <PlanArea planner={planner} plan={plan} onOpen={setDialog} />
      </div>
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
