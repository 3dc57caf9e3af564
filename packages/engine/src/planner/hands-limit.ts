import type { Meal, PlanDay, PlanRequest } from "@meal/domain/chef/plans";
import { isWeekendDay } from "@meal/domain/chef/weekdays";
import type { WishVerdict } from "@meal/domain/chef/wishes";

/** The minutes that a day, from 0, has for a cook's hands; null where nobody set any. */
export const handsLimitAt = ({ handsOnLimit, startDate }: PlanRequest, day: number): number | null =>
  (isWeekendDay(startDate, day) ? handsOnLimit?.weekend : handsOnLimit?.workday) ?? null;

/** When a cook is busy with a meal; of one that does not say, all of its minutes. */
export const handsOnOf = ({ handsOnMinutes, prepTime, cookTime }: Meal): number =>
  handsOnMinutes ?? prepTime + cookTime;

const handsOnDay = ({ meals }: PlanDay): number => meals.reduce((sum, meal) => sum + handsOnOf(meal), 0);

const minutes = (count: number): string => `${count} ${count === 1 ? "minute" : "minutes"}`;

const verdictOf = (
  limit: number,
  kind: "weekday" | "weekend day",
  days: readonly PlanDay[],
): WishVerdict[] => {
  if (days.length === 0) return [];
  const all = days.map(handsOnDay);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return [
    {
      words: kind === "weekday" ? "weekdays" : "weekends",
      wish: `At most ${minutes(limit)} of hands-on time on a ${kind}`,
      isKept: most <= limit,
      found: `${least === most ? "" : `${least} to `}${minutes(most)} a day`,
      missed: days
        .filter((day) => handsOnDay(day) > limit)
        .map((day) => ({ day: day.day, found: minutes(handsOnDay(day)) })),
    },
  ];
};

/** Whether the days keep to the minutes that somebody has, told by the minutes. */
export const judgeHands = (request: PlanRequest, days: readonly PlanDay[]): WishVerdict[] => {
  const { handsOnLimit: { workday, weekend } = {}, startDate } = request;
  const isFree = ({ day }: PlanDay): boolean => isWeekendDay(startDate, day - 1);
  return [
    ...(workday === undefined
      ? []
      : verdictOf(
          workday,
          "weekday",
          days.filter((day) => !isFree(day)),
        )),
    ...(weekend === undefined ? [] : verdictOf(weekend, "weekend day", days.filter(isFree))),
  ];
};
