import { zoneHere } from "../../../platform/zone-here.ts";
import type { DiaryEntry } from "@meal/domain/calorie-tracking/changes";
import { mealsOf } from "@meal/domain/calorie-tracking/usuals";
import { weekStart } from "../../../platform/week-start.ts";
import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Drawing } from "../../../ui/drawing.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { dailyChart, monthlyChart, weeklyChart } from "../chart-views.ts";
import { dayInFull } from "../texts/en/days.ts";
import * as t from "../texts/en/page.ts";
import { mealSum } from "../texts/en/quick.ts";
import { ChartView } from "./chart-view.tsx";
import { DayTable } from "./entries-table.tsx";

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
  const given = { entries, today, limit, timeZone: zoneHere() };
  return (
    <Card as="section" aria-label={t.views}>
      <Tabs
        label={t.views}
        items={[
          { value: "food", label: t.todaysFood, content: <Food {...day} /> },
          { value: "daily", label: t.dailyView, content: <ChartView {...dailyChart(given)} /> },
          {
            value: "weekly",
            label: t.weeklyView,
            content: <ChartView {...weeklyChart(given, weekStart())} />,
          },
          { value: "monthly", label: t.monthlyView, content: <ChartView {...monthlyChart(given)} /> },
        ]}
      />
    </Card>
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
