const DAY_MS = 86_400_000;

/** The date of a plan's nth day, counted from 1, both as `YYYY-MM-DD`. */
export function dateOfDay(startDate: string, day: number): string {
  return new Date(Date.parse(startDate) + (day - 1) * DAY_MS).toISOString().slice(0, 10);
}

/** Which day of a plan has this date, counted from 1. */
export function dayOfDate(startDate: string, date: string): number {
  return Math.round((Date.parse(date) - Date.parse(startDate)) / DAY_MS) + 1;
}
