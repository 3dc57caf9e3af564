/** Monday is 0. Without a date the first day of a plan is a Monday. */
export function weekdayOf(startDate: string | undefined, day: number): number {
  const first = startDate === undefined ? 0 : (new Date(startDate).getUTCDay() + 6) % 7;
  return (first + day) % 7;
}

/** Whether a day of a plan, counted from 0, is one on which most people are not at work. */
export function isWeekendDay(startDate: string | undefined, day: number): boolean {
  return weekdayOf(startDate, day) >= 5;
}
