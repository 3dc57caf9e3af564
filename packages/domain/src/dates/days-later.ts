import { dateOfDay } from "../planner/plan-dates.ts";

/** The day some days later, or earlier, both as `YYYY-MM-DD`. */
export function daysLater(day: string, days: number): string {
  return dateOfDay(day, days + 1);
}
