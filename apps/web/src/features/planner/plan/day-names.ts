import { dateOfDay } from "@meal/domain/planner/plan-dates";
import * as t from "../texts/en/days.ts";
import { date } from "../../../language/words.ts";

/** How a day of a plan is called, from its date, or from its number where the plan has none. */
export interface DayName {
  /** "Monday" */
  readonly long: string;
  /** "Mon" */
  readonly short: string;
  /** "November 23"; empty without a date. */
  readonly date: string;
}

export function dayName(startDate: string | undefined, day: number): DayName {
  if (startDate === undefined) return { long: t.dayNumber(day), short: t.dayNumber(day), date: "" };
  const at = new Date(dateOfDay(startDate, day));
  const write = (options: Intl.DateTimeFormatOptions) => date(at, { timeZone: "UTC", ...options });
  return {
    long: write({ weekday: "long" }),
    short: write({ weekday: "short" }),
    date: write({ month: "long", day: "numeric" }),
  };
}
