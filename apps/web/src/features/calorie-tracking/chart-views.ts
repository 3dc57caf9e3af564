import {
  byDay,
  byWeekOfMonth,
  lastDays,
  type Logged,
  meanDay,
  monthOf,
  summaryOf,
  weekOf,
  weekOfMonth,
  type WeekStart,
} from "@meal/domain/calorie-tracking/days";
import type { DiaryEntry } from "@meal/domain/calorie-tracking/changes";
import type { ChartModel, Span } from "./chart-model.ts";
import { dayInFull, monthAndDay, weekdayShort } from "./texts/en/days.ts";
import * as t from "./texts/en/charts.ts";

export interface Given {
  readonly entries: readonly DiaryEntry[];
  readonly today: string;
  readonly timeZone: string;
  readonly limit: number | null;
}

/** spec: 2, section 9: the last 7 days with today, labelled MM/dd. */
export function dailyChart({ entries, today, timeZone, limit }: Given): ChartModel {
  const days = byDay(entries, lastDays(today), timeZone);
  return {
    label: t.dailyChart,
    limit,
    spans: days.map((day) => spanOf(day, today, monthAndDay(day.day))),
    summary: summaryOf(days, today, limit),
  };
}

/** spec: 2, section 9: the current calendar week, by weekdays. */
export function weeklyChart({ entries, today, timeZone, limit }: Given, start: WeekStart): ChartModel {
  const days = byDay(entries, weekOf(today, start), timeZone);
  return {
    label: t.weeklyChart,
    limit,
    spans: days.map((day) => spanOf(day, today, weekdayShort(day.day))),
    summary: summaryOf(days, today, limit),
  };
}

/** spec: 2, section 9: the weeks of the month. Each stands there as its mean day, so that the limit of a day fits it. */
export function monthlyChart({ entries, today, timeZone, limit }: Given): ChartModel {
  const days = byDay(entries, monthOf(today), timeZone);
  const spans = byWeekOfMonth(days).map((week): Span => {
    const number = weekOfMonth(week.day);
    return {
      key: week.day,
      label: t.weekOfMonth(number),
      name: t.weekName(number, week.loggedDays),
      intake: meanDay([week]),
      isPartial: number === weekOfMonth(today),
    };
  });
  return { label: t.monthlyChart, limit, spans, summary: summaryOf(days, today, limit) };
}

function spanOf({ day, intake }: Logged, today: string, label: string): Span {
  return { key: day, label, name: dayInFull(day), intake, isPartial: day === today };
}
