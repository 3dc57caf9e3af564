import type { Meal } from "../chef/plans.ts";
import { dateOfDay } from "./plan-dates.ts";

type Typed = Pick<Meal, "type">;

type DatedPlan<M> = {
  readonly content: {
    readonly days: readonly { readonly day: number; readonly meals: readonly M[] }[];
    readonly startDate?: string | undefined;
  };
};

/** What somebody's plans say about the dinner of one day. Dates are `YYYY-MM-DD`. */
export type Evening<M = Meal> =
  | { readonly kind: "dinner"; readonly meal: M }
  /** Nothing for that day, but a plan begins later. */
  | { readonly kind: "later"; readonly startDate: string }
  /** Nothing for that day; the last plan that had any ended before. */
  | { readonly kind: "over"; readonly endDate: string }
  | { readonly kind: "nothing" };

/** The dinner of a day, from the first of the plans that has one; so the newest comes first. */
export function eveningOf<M extends Typed>(plans: readonly DatedPlan<M>[], day: string): Evening<M> {
  const spans = plans.flatMap((plan) => spanOf(plan));
  const meal = spans
    .flatMap(({ days, startDate }) => days.filter((each) => dateOfDay(startDate, each.day) === day))
    .map(({ meals }) => dinnerOf(meals))
    .find((dinner) => dinner !== undefined);
  if (meal !== undefined) return { kind: "dinner", meal };
  const next = spans
    .map(({ startDate }) => startDate)
    .filter((date) => date > day)
    .toSorted()[0];
  if (next !== undefined) return { kind: "later", startDate: next };
  const last = spans
    .map(({ endDate }) => endDate)
    .filter((date) => date < day)
    .toSorted()
    .at(-1);
  return last === undefined ? { kind: "nothing" } : { kind: "over", endDate: last };
}

function spanOf<M>({ content: { days, startDate } }: DatedPlan<M>) {
  const last = Math.max(...days.map(({ day }) => day));
  return startDate === undefined || days.length === 0
    ? []
    : [{ days, startDate, endDate: dateOfDay(startDate, last) }];
}

const isOf = (meal: Typed, kind: string): boolean => meal.type.trim().toLowerCase() === kind;

/** A day that names no dinner has its last proper meal in the evening. */
function dinnerOf<M extends Typed>(meals: readonly M[]): M | undefined {
  return (
    meals.find((meal) => isOf(meal, "dinner")) ??
    meals.findLast((meal) => !isOf(meal, "snack")) ??
    meals.at(-1)
  );
}
