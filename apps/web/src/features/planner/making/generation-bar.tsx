import type { PlannerSettings } from "@meal/domain/planner/settings";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Progress } from "../../../ui/progress.tsx";
import { Loading, Skeleton, SkeletonText } from "../../../ui/skeleton.tsx";
import { cancelGeneration } from "./generate.ts";
import type { Generation } from "./generation-state.ts";
import * as t from "../texts/en/plan.tsx";

/** spec: 2, section 4: above 90 green, above 70 yellow, otherwise red. */
const colours = [
  { fromShare: 0, tone: "danger" },
  { fromShare: 0.71, tone: "butter" },
  { fromShare: 0.91, tone: "herb" },
] as const;

/** How far the plan is, in a bar and in words. */
export function GenerationBar({ generation }: { readonly generation: Generation }) {
  if (generation.status !== "planning" && generation.status !== "pictures") return null;
  const { percent, status } = generation;
  return (
    <div className="sticky top-[calc(var(--bar)+var(--safe-top))] z-30 flex flex-wrap items-end gap-x-5 gap-y-2 bg-paper py-2">
      <Progress
        className="min-w-[min(16rem,100%)] flex-1"
        label={wordsFor(status, percent)}
        value={percent}
        valueText={t.percent(percent)}
        thresholds={colours}
      />
      {status === "planning" && (
        <Button variant="quiet" size="compact" onClick={cancelGeneration}>
          {t.cancel}
        </Button>
      )}
    </div>
  );
}

function wordsFor(status: "planning" | "pictures", percent: number): string {
  if (status === "planning") return t.planningMeals;
  return percent < 100 ? t.settingTable : t.planReady;
}

interface PlanSkeletonProps {
  readonly settings: PlannerSettings;
  /** The dishes that are chosen already, in the order of the plan. */
  readonly dishes: readonly string[];
}

/** The shape of the plan that comes; a slow chef's dishes take their places as they are chosen. */
export function PlanSkeleton({ settings: { days, mealsPerDay, slots }, dishes }: PlanSkeletonProps) {
  const places = slots.length === 0 ? mealsPerDay : slots.length;
  return (
    <Loading
      label={t.planningMeals}
      className="grid grid-cols-1 gap-2 md:grid-cols-[repeat(auto-fill,minmax(10rem,1fr))]"
    >
      {Array.from({ length: days }, (_, day) => (
        // oxlint-disable-next-line react/no-array-index-key -- The cards are alike and never move.
        <Card key={day} className="grid content-start gap-5 md:p-3!">
          <Skeleton className="h-7 w-24" />
          {Array.from({ length: places }, (_meal, meal) => (
            // oxlint-disable-next-line react/no-array-index-key -- So are the meals.
            <div key={meal} className="flex gap-4">
              <Skeleton className="size-16 shrink-0 rounded-card md:hidden" />
              <div className="min-w-0 flex-1 pt-1">
                <PlannedDish name={dishes[day * places + meal]} />
              </div>
            </div>
          ))}
        </Card>
      ))}
    </Loading>
  );
}

function PlannedDish({ name }: { readonly name: string | undefined }) {
  return name === undefined ? (
    <SkeletonText lines={2} />
  ) : (
    <p className="font-title text-lg wrap-anywhere md:text-base">{name}</p>
  );
}
