import { Suspense } from "react";
import { FeatureGate } from "../../platform/feature-gate.tsx";
import { lazyPart } from "../../ui/lazy-part.ts";
import { DiaryLoading } from "./components/diary-loading.tsx";
import { HistoryCard } from "./components/history-card.tsx";
import { useDiary } from "./use-diary.ts";

const Diary = lazyPart(() => import("./components/diary.tsx"), "Diary");

/** spec: 2, section 2, "Calorie tracking page". What is stored stays with its person, whatever their plan. */
export function CalorieTrackingPage() {
  return (
    <FeatureGate feature="calorie_tracking" besides={<Stored />}>
      <Suspense
        fallback={
          <div className="mx-auto max-w-6xl px-4 py-6 sm:px-6 sm:py-10">
            <DiaryLoading />
          </div>
        }
      >
        <Diary />
      </Suspense>
    </FeatureGate>
  );
}

function Stored() {
  const hand = useDiary();
  return (
    <div className="w-full max-w-5xl">
      <HistoryCard hand={hand} />
    </div>
  );
}
