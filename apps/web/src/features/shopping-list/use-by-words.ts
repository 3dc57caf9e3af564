import { dayOfDate } from "@meal/domain/planner/plan-dates";
import { useBy } from "@meal/domain/shopping-list/at-home";
import type { HomeItem } from "@meal/domain/shopping-list/list";
import { date } from "../../language/words.ts";
import * as t from "./texts/en/at-home.ts";

/** Until when something is good; empty where nobody knows. */
export function useByWords(item: HomeItem, today: string): string {
  const until = useBy(item);
  if (until === null) return "";
  const day = dayWords(until.day, today);
  return until.isEstimate ? t.usuallyUntil(day) : t.bestBefore(day);
}

function dayWords(day: string, today: string): string {
  const inDays = dayOfDate(today, day) - 1;
  if (inDays === 0) return t.today;
  if (inDays === 1) return t.tomorrow;
  if (inDays === -1) return t.yesterday;
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return date(new Date(day), {
    ...(Math.abs(inDays) < 7 ? { weekday: "short" as const } : {}),
    month: "short",
    day: "numeric",
    ...(isThisYear ? {} : { year: "numeric" as const }),
    timeZone: "UTC",
  });
}
