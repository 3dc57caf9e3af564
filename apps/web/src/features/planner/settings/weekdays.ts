import { WEEKDAY_GROUPS } from "@meal/domain/planner/standing-wishes";
import { date, list } from "../../../language/words.ts";
import * as t from "../texts/en/week-settings.ts";

/** Of any week, a Monday. */
const aMonday = Date.UTC(2024, 0, 1);
const dayMs = 86_400_000;

/** "Monday"; Monday is 0. */
export function weekdayName(weekday: number): string {
  return date(aMonday + weekday * dayMs, { timeZone: "UTC", weekday: "long" });
}

/** "Monday to Friday", "Friday", "Tuesday and Friday". */
export function weekdaysInWords(weekdays: readonly number[]): string {
  const sorted = weekdays.toSorted((one, other) => one - other);
  for (const [name, group] of groups) if (sorted.join() === group.join()) return t.weekdayGroups[name];
  return list(sorted.map(weekdayName));
}

/** Days that people name together, under their names. */
export const groups = [
  ["everyDay", WEEKDAY_GROUPS.everyDay],
  ["workingDays", WEEKDAY_GROUPS.workingDays],
  ["weekend", WEEKDAY_GROUPS.weekend],
] as const;
