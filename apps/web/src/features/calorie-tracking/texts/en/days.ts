import type { DiaryMeal } from "@meal/domain/calorie-tracking/diary";
import { date } from "../../../../language/words.ts";

// Days, times and meals as they are called.
const ofDay = (options: Intl.DateTimeFormatOptions) => (day: string) =>
  date(Date.parse(day), { ...options, timeZone: "UTC" });

export const dayInFull = ofDay({ weekday: "long", month: "long", day: "numeric" });
export const weekdayShort = ofDay({ weekday: "short" });
/** spec: 2, section 9: MM/dd. */
export const monthAndDay = ofDay({ month: "2-digit", day: "2-digit" });
export const dateShort = ofDay({ month: "short", day: "numeric", year: "numeric" });
export function timeOf(instant: string): string {
  return date(Date.parse(instant), { hour: "numeric", minute: "2-digit" });
}

export const today = "Today";
export const yesterday = "Yesterday";

const breakfast = "Breakfast";
const lunch = "Lunch";
const dinner = "Dinner";
const snack = "Snack";
export function nameOfMeal(meal: DiaryMeal): string {
  return { breakfast, lunch, dinner, snack }[meal];
}
