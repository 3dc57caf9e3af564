import { weekStart } from "../../../platform/week-start.ts";
import { zoneHere } from "../../../platform/zone-here.ts";
import { dailyChart, type Given, monthlyChart, weeklyChart } from "../chart-views.ts";
import { ChartView } from "./chart-view.tsx";

const charts = {
  days: dailyChart,
  week: (given: Given) => weeklyChart(given, weekStart()),
  month: monthlyChart,
} as const;

export interface ChartOf extends Omit<Given, "timeZone"> {
  readonly of: keyof typeof charts;
}

/** The bars of some days; loaded when somebody first looks at one. */
export function DiaryChart({ of, ...given }: ChartOf) {
  return <ChartView {...charts[of]({ ...given, timeZone: zoneHere() })} />;
}
