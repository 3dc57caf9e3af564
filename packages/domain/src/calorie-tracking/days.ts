import { daysLater } from "../dates/days-later.ts";
import { dayOfEntry, type Eaten, type Intake, sumOf } from "./diary.ts";

/** What was eaten on a day, or in a span of days; null where nothing was written, which is not the same as nothing eaten. */
export interface Logged {
  /** The day, or the first day of the span, as `YYYY-MM-DD`. */
  readonly day: string;
  readonly intake: Intake | null;
  /** On how many days something was written. */
  readonly loggedDays: number;
}

/** The weekday on which a week begins, from 0 for Sunday to 6 for Saturday. */
export type WeekStart = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** spec: 2, section 9, "Daily chart": the last seven days with today. */
export function lastDays(today: string, count = 7): readonly string[] {
  return Array.from({ length: count }, (_, index) => daysLater(today, index - count + 1));
}

/** spec: 2, section 9, "Weekly chart": the calendar week that a day belongs to. */
export function weekOf(day: string, start: WeekStart): readonly string[] {
  const sinceStart = (new Date(day).getUTCDay() - start + 7) % 7;
  return Array.from({ length: 7 }, (_, index) => daysLater(day, index - sinceStart));
}

/** All days of the month that a day belongs to. */
export function monthOf(day: string): readonly string[] {
  const first = `${day.slice(0, 8)}01`;
  return Array.from({ length: 31 }, (_, index) => daysLater(first, index)).filter(
    (each) => each.slice(0, 7) === day.slice(0, 7),
  );
}

/** spec: 2, section 9, "Monthly grouping": the week of the month that a day belongs to, from 1 to 5. */
export function weekOfMonth(day: string): number {
  return Math.ceil(Number(day.slice(8)) / 7);
}

/** What was eaten on each of some days. */
export function byDay(
  entries: readonly Eaten[],
  days: readonly string[],
  timeZone: string,
): readonly Logged[] {
  const written = new Map<string, Eaten[]>(days.map((day) => [day, []]));
  for (const entry of entries) written.get(dayOfEntry(entry, timeZone))?.push(entry);
  return [...written].map(([day, ofDay]) =>
    ofDay.length === 0 ? { day, intake: null, loggedDays: 0 } : { day, intake: sumOf(ofDay), loggedDays: 1 },
  );
}

/** The days of a month as its weeks. */
export function byWeekOfMonth(days: readonly Logged[]): readonly Logged[] {
  return [1, 2, 3, 4, 5]
    .map((week) => days.filter(({ day }) => weekOfMonth(day) === week))
    .filter((ofWeek) => ofWeek.length > 0)
    .map(together);
}

/** Several days as one span. */
export function together(days: readonly Logged[]): Logged {
  const intakes = days.flatMap(({ intake }) => (intake === null ? [] : [intake]));
  return {
    day: days[0]?.day ?? "",
    intake: intakes.length === 0 ? null : sumOf(intakes),
    loggedDays: days.reduce((sum, { loggedDays }) => sum + loggedDays, 0),
  };
}

/** What a day brought on average, over the days on which something was written; null where there is none. */
export function meanDay(days: readonly Logged[]): Intake | null {
  const { intake, loggedDays } = together(days);
  if (intake === null) return null;
  const each = (figure: number) => Math.round((figure / loggedDays) * 10) / 10;
  return {
    calories: Math.round(intake.calories / loggedDays),
    protein: each(intake.protein),
    carbs: each(intake.carbs),
    fats: each(intake.fats),
    fiber: each(intake.fiber),
  };
}

/** What a chart says in words about its days. */
export interface DaysSummary {
  /** Over how many days the mean is taken. */
  readonly loggedDays: number;
  /** What such a day brought on average; null where there is none. */
  readonly mean: Intake | null;
  /** On how many of them the limit was exceeded. */
  readonly overDays: number;
}

/** The days in short. Today is not over yet, and days without entries are no days without food: neither counts. */
export function summaryOf(days: readonly Logged[], today: string, limit: number | null): DaysSummary {
  const counted = days.filter(({ day, intake }) => day !== today && intake !== null);
  return {
    loggedDays: counted.length,
    mean: meanDay(counted),
    overDays: limit === null ? 0 : counted.filter(({ intake }) => (intake?.calories ?? 0) > limit).length,
  };
}
