import { DIARY_MEALS, type DiaryMeal, mealAtHour } from "@meal/domain/calorie-tracking/diary";
import { together } from "@meal/domain/food-analysis/reckoning";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { accessQuery } from "../../../platform/feature-access.ts";
import { PlansLink } from "../../../platform/plans-link.tsx";
import { useSubscription } from "../../../platform/use-subscription.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Field } from "../../../ui/field.tsx";
import { Select } from "../../../ui/select.tsx";
import { counts } from "../counts.ts";
import type { PlateView } from "../plate.ts";
import * as t from "../texts/en/found.ts";
import { kcal } from "../texts/en/page.ts";
import { useTrack } from "../use-track.ts";
import { TrackedDialog } from "./tracked-dialog.tsx";

interface SummaryProps {
  readonly plate: PlateView;
  readonly onStartOver: () => void;
}

/** All of it together, and the way into the diary for whoever has one. */
export function Summary({ plate, onStartOver }: SummaryProps) {
  const counted = plate.lines.filter(counts);
  const { calories, protein, carbs, fats, fiber } = together(counted);
  function startOver() {
    plate.clear();
    onStartOver();
  }
  const rows = [
    [t.protein, protein],
    [t.carbs, carbs],
    [t.fats, fats],
    [t.fiber, fiber],
  ] as const;
  return (
    <Card as="section" aria-labelledby="together" className="grid gap-4">
      <h2 id="together" className="font-title text-xl">
        {t.together}
      </h2>
      <p aria-live="polite">
        <span className="tabular block font-title text-3xl">{kcal(calories.value)}</span>
        <span className="tabular text-quiet">{t.betweenKcal(calories.low, calories.high)}</span>
      </p>
      <dl className="flex flex-wrap gap-x-6 gap-y-2">
        {rows.map(([name, { value, low, high }]) => (
          <div key={name}>
            <dt className="text-sm text-quiet">{name}</dt>
            <dd className="tabular font-semibold">{t.grams(value)}</dd>
            <dd className="tabular text-sm text-quiet">{t.gramsRange(low, high)}</dd>
          </div>
        ))}
      </dl>
      <Tracking plate={plate} onStartOver={startOver} />
    </Card>
  );
}

/** Whether this person keeps a diary here; undefined until that is known. */
function useMayTrack(ownerId: string): boolean | undefined {
  const { subscribed, isLoading } = useSubscription();
  const access = useQuery({
    ...accessQuery("calorie_tracking", ownerId),
    enabled: !subscribed && !isLoading,
  });
  return subscribed ? true : access.data;
}

function Tracking({ plate, onStartOver }: SummaryProps) {
  const mayTrack = useMayTrack(plate.ownerId);
  const { isBusy, track, tracked, forget } = useTrack(plate);
  const [meal, setMeal] = useState<DiaryMeal>(() => mealAtHour(new Date().getHours()));
  const counted = plate.lines.filter(counts);
  const isAllTracked = counted.length > 0 && counted.every(({ isTracked }) => isTracked);
  if (mayTrack === false) return <Closed />;
  return (
    <div className="grid gap-4">
      {isAllTracked ? (
        <p className="font-semibold text-herb">{t.allTracked}</p>
      ) : (
        <>
          <Field label={t.meal}>
            <Select
              value={meal}
              onChange={({ target }) => setMeal(DIARY_MEALS.find((one) => one === target.value) ?? meal)}
            >
              {DIARY_MEALS.map((one) => (
                <option key={one} value={one}>
                  {t.meals[one]}
                </option>
              ))}
            </Select>
          </Field>
          <Button
            busy={isBusy}
            disabled={counted.length === 0 || mayTrack === undefined}
            onClick={() => track(meal)}
          >
            {t.addToTracking}
          </Button>
        </>
      )}
      <Button variant="plain" disabled={isBusy} onClick={onStartOver}>
        {t.startOver}
      </Button>
      {tracked !== undefined && (
        <TrackedDialog
          tracked={tracked}
          onClose={forget}
          onContinue={() => {
            forget();
            onStartOver();
          }}
        />
      )}
    </div>
  );
}

/** Told before anything is pressed. */
function Closed() {
  return (
    <Banner
      tone="info"
      title={t.diaryClosed}
      action={
        <PlansLink variant="plain" size="compact">
          {t.seePremium}
        </PlansLink>
      }
    >
      <p>{t.diaryClosedWhy}</p>
    </Banner>
  );
}
