import { zoneHere } from "../../../platform/zone-here.ts";
import type { DiaryEntry } from "@meal/domain/calorie-tracking/changes";
import { mealsOf } from "@meal/domain/calorie-tracking/usuals";
import { Suspense } from "react";
import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Drawing } from "../../../ui/drawing.tsx";
import { lazyPart } from "../../../ui/lazy-part.ts";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { dayInFull } from "../texts/en/days.ts";
import { loading } from "../texts/en/entries.ts";
import * as t from "../texts/en/page.ts";
import { mealSum } from "../texts/en/quick.ts";
import type { ChartOf } from "./diary-chart.tsx";
import { DayTable } from "./day-table.tsx";

const DiaryChart = lazyPart(() => import("./diary-chart.tsx"), "DiaryChart");

interface ViewsProps {
  readonly day: string;
  readonly today: string;
  readonly entries: readonly DiaryEntry[];
  readonly ofDay: readonly DiaryEntry[];
  readonly limit: number | null;
  readonly onDelete: (entry: DiaryEntry) => void;
  readonly onChange: (entry: DiaryEntry) => void;
}

/** spec: 2, section 2: the four ways to look at what was eaten. */
export function DiaryViews({ entries, today, limit, ...day }: ViewsProps) {
  const given = { entries, today, limit };
  return (
    <Card as="section" aria-label={t.views} onPointerEnter={DiaryChart.preload} onFocus={DiaryChart.preload}>
      <Tabs
        label={t.views}
        items={[
          { value: "food", label: t.todaysFood, content: <Food {...day} /> },
          { value: "daily", label: t.dailyView, content: <LaterChart of="days" {...given} /> },
          { value: "weekly", label: t.weeklyView, content: <LaterChart of="week" {...given} /> },
          { value: "monthly", label: t.monthlyView, content: <LaterChart of="month" {...given} /> },
        ]}
      />
    </Card>
  );
}

/** A chart is as high as what stands there until it is loaded. */
function LaterChart(given: ChartOf) {
  return (
    <Suspense
      fallback={
        <Loading label={loading}>
          <Skeleton className="h-[400px] w-full rounded-card" />
        </Loading>
      }
    >
      <DiaryChart {...given} />
    </Suspense>
  );
}

function Food({ day, ofDay, onDelete, onChange }: Omit<ViewsProps, "entries" | "today" | "limit">) {
  const meals = mealsOf(ofDay, zoneHere());
  if (meals.length === 0) {
    return (
      <EmptyState
        drawing={<Drawing name="calorie-tracking" />}
        title={t.nothingYet}
        sentence={t.nothingYetSentence}
      />
    );
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="tabular flex flex-wrap gap-x-5 gap-y-1 text-quiet">
        {meals.map(({ meal, intake }) => (
          <span key={meal}>{mealSum(meal, intake.calories)}</span>
        ))}
      </p>
      <DayTable
        caption={t.foodOf(dayInFull(day))}
        entries={meals.flatMap((meal) => meal.entries)}
        onDelete={onDelete}
        onChange={onChange}
      />
    </div>
  );
}
