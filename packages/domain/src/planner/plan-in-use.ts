import { dateOfDay, dayOfDate } from "./plan-dates.ts";

/** Which plan is cooked on which date. A date has one plan or none; dates are `YYYY-MM-DD`. */
export type DatesInUse = ReadonlyMap<string, string>;

/** A plan by the dates that its days stand for. */
export type PlanOnDates = { readonly id: string; readonly dates: readonly string[] };

/** A saved plan with the dates on which it is in use. */
export type PlanInUse<Day> = {
  readonly content: { readonly days: readonly Day[]; readonly startDate?: string | undefined };
  readonly datesInUse: readonly string[];
};

/** The dates of a plan's days; a plan that does not say when it starts has none. */
export function datesOfPlan({
  days,
  startDate,
}: {
  readonly days: readonly { readonly day: number }[];
  readonly startDate?: string | undefined;
}): readonly string[] {
  return startDate === undefined ? [] : [...new Set(days.map(({ day }) => dateOfDay(startDate, day)))];
}

/** The person chose this plan: all of its dates are its own, whoever had them before. */
export function afterChoosing(inUse: DatesInUse, plan: PlanOnDates): DatesInUse {
  return new Map([...afterDeleting(inUse, plan.id), ...plan.dates.map((date) => [date, plan.id] as const)]);
}

/** A plan was made. Where nothing is planned from today on it is in use at once; otherwise it changes nothing. */
export function afterMaking(inUse: DatesInUse, plan: PlanOnDates, today: string): DatesInUse {
  const isFirst = [...inUse.keys()].every((date) => date < today);
  return isFirst ? takeFree(inUse, plan.id, plan.dates) : inUse;
}

/**
 * A plan has other dates than before. One in use keeps those that it still has and follows onto new ones that are free: a
 * date of another plan stays with that until the person chooses. One that was not in use changes nothing.
 */
export function afterMoving(inUse: DatesInUse, plan: PlanOnDates, before: readonly string[]): DatesInUse {
  const own = datesInUseOf(inUse, plan.id);
  if (own.length === 0) return inUse;
  const known = new Set(before);
  const stay = own.filter((date) => plan.dates.includes(date));
  const gained = plan.dates.filter((date) => !known.has(date));
  return takeFree(afterDeleting(inUse, plan.id), plan.id, [...stay, ...gained]);
}

/** The plan is gone: its dates are nobody's. */
export function afterDeleting(inUse: DatesInUse, planId: string): DatesInUse {
  return new Map([...inUse].filter(([, id]) => id !== planId));
}

/** The dates on which a plan is in use, in their order. */
export function datesInUseOf(inUse: DatesInUse, planId: string): readonly string[] {
  return [...inUse].flatMap(([date, id]) => (id === planId ? [date] : [])).toSorted();
}

/** The plans in use from a date on, that of the earliest date first. */
export function plansFrom(inUse: DatesInUse, since: string): readonly string[] {
  const coming = [...inUse].filter(([date]) => date >= since);
  return [...new Set(coming.toSorted(([one], [other]) => one.localeCompare(other)).map(([, id]) => id))];
}

/** Which plans would lose which dates to this one, the earliest date first. */
export function overlapsWith(inUse: DatesInUse, plan: PlanOnDates): readonly PlanOnDates[] {
  const taken = plan.dates.toSorted().flatMap((date) => {
    const id = inUse.get(date);
    return id === undefined || id === plan.id ? [] : [{ id, date }];
  });
  const byPlan = Map.groupBy(taken, ({ id }) => id);
  return [...byPlan].map(([id, dates]) => ({ id, dates: dates.map(({ date }) => date) }));
}

function takeFree(inUse: DatesInUse, planId: string, dates: readonly string[]): DatesInUse {
  const free = dates.filter((date) => !inUse.has(date));
  return new Map([...inUse, ...free.map((date) => [date, planId] as const)]);
}

/** A plan's days that are in use from a date on, each with its date, the earliest first. */
export function daysInUse<Day extends { readonly day: number }>(
  { content: { days, startDate }, datesInUse }: PlanInUse<Day>,
  since = "",
): readonly { readonly date: string; readonly day: Day }[] {
  if (startDate === undefined) return [];
  return days
    .map((day) => ({ date: dateOfDay(startDate, day.day), day }))
    .filter(({ date }) => date >= since && datesInUse.includes(date))
    .toSorted((one, other) => one.date.localeCompare(other.date));
}

/** What is planned from today on, over all plans in use: day 1 is today. */
export function comingDays<Day extends { readonly day: number }>(
  plans: readonly PlanInUse<Day>[],
  today: string,
): readonly Day[] {
  return plans
    .flatMap((plan) => daysInUse(plan, today))
    .map(({ date, day }) => numbered(day, dayOfDate(today, date)))
    .toSorted((one, other) => one.day - other.day);
}

function numbered<Day extends { readonly day: number }>(day: Day, number: number): Day {
  return { ...day, day: number };
}
