import { Suspense, useEffect, useRef } from "react";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { OfflineState } from "../../../ui/offline-state.tsx";
import { lazyPart } from "../../../ui/lazy-part.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { Banner } from "../../../ui/banner.tsx";
import { generation, idle, useGeneration } from "../making/generation-state.ts";
import type { OpenPlan } from "./open-plan.ts";
import type { usePlanner } from "../making/use-planner.ts";
import { GenerationBar, PlanSkeleton } from "../making/generation-bar.tsx";
import { PlanView } from "./plan-view.tsx";
import type { OpenDialog } from "./dialogs.ts";
import * as t from "../texts/en/plan.tsx";

const ImpossiblePlan = lazyPart(() => import("../making/impossible-plan.tsx"), "ImpossiblePlan");
const FirstQuestions = lazyPart(() => import("../making/first-questions.tsx"), "FirstQuestions");

interface PlanAreaProps {
  readonly planner: ReturnType<typeof usePlanner>;
  readonly plan: OpenPlan | null;
  readonly onOpen: (dialog: OpenDialog) => void;
}

/** A plan that comes in the place of its outline pushes down what stands below, and the view must not go along with that. */
function holdTheView(): () => void {
  const { style } = document.documentElement;
  style.setProperty("overflow-anchor", "none");
  return () => style.removeProperty("overflow-anchor");
}

/** The plan, what is on the way to one, or why there is none. */
export function PlanArea({ planner, plan, onOpen }: PlanAreaProps) {
  const making = useGeneration();
  const area = useRef<HTMLElement>(null);
  const isPlanning = making.status === "planning";
  // On a phone the press was far below, in a form that has closed by now.
  useEffect(() => {
    const isBegunAbove = (area.current?.getBoundingClientRect().top ?? 0) < 0;
    if (isPlanning) area.current?.scrollIntoView({ block: isBegunAbove ? "start" : "nearest" });
    if (isPlanning && document.activeElement === document.body) area.current?.focus({ preventScroll: true });
  }, [isPlanning]);
  useEffect(holdTheView, []);
  return (
    <section
      ref={area}
      aria-label={t.yourPlan}
      tabIndex={-1}
      className="grid min-w-0 scroll-mt-20 grid-cols-1 gap-3 outline-none"
    >
      <p aria-live="polite" className="sr-only">
        {making.status === "pictures" && t.planReady}
      </p>
      <GenerationBar generation={making} />
      {isPlanning ? (
        <PlanSkeleton settings={planner.settings} dishes={making.dishes} />
      ) : making.status === "impossible" ? (
        <Suspense fallback={<Skeleton className="h-64 w-full rounded-card" />}>
          <ImpossiblePlan impossible={making.impossible} askAgain={making.askAgain} planner={planner} />
        </Suspense>
      ) : plan === null ? (
        <NoPlan planner={planner} />
      ) : (
        <>
          <Trouble />
          <PlanView plan={plan} planner={planner} onOpen={onOpen} />
        </>
      )}
    </section>
  );
}

const needsNetwork = t.needsNetwork;

/** What went wrong, where there is no plan to show. */
function NoPlan({ planner }: Pick<PlanAreaProps, "planner">) {
  const making = useGeneration();
  if (making.status === "offline") {
    return (
      <OfflineState
        title={t.offline}
        sentence={needsNetwork}
        action={<Button onClick={() => planner.make()}>{t.tryAgain}</Button>}
      />
    );
  }
  if (making.status === "failed") {
    return (
      <ErrorState
        title={t.generationFailed}
        sentence={making.reason}
        action={<Button onClick={() => planner.make()}>{t.tryAgain}</Button>}
      />
    );
  }
  return (
    <Suspense fallback={<Skeleton className="mx-auto h-96 w-full max-w-3xl rounded-card" />}>
      <FirstQuestions planner={planner} />
    </Suspense>
  );
}

/** What went wrong, above the plan that stays. */
function Trouble() {
  const making = useGeneration();
  if (making.status !== "offline" && making.status !== "failed") return null;
  const isOffline = making.status === "offline";
  return (
    <Banner
      announce
      tone={isOffline ? "warning" : "destructive"}
      title={isOffline ? t.offline : t.generationFailed}
      action={
        <Button variant="plain" size="compact" onClick={() => generation.set(idle)}>
          {t.close}
        </Button>
      }
    >
      <p>{making.status === "failed" ? making.reason : needsNetwork}</p>
    </Banner>
  );
}
