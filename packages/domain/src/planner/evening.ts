import type { Meal } from "../chef/plans.ts";
import { daysInUse, type PlanInUse } from "./plan-in-use.ts";

type Typed = Pick<Meal, "type">;

type Day<M> = { readonly day: number; readonly meals: readonly M[] };

/** What somebody's plans say about the dinner of one day. Dates are `YYYY-MM-DD`. */
export type Evening<M = Meal> =
  | { readonly kind: "dinner"; readonly meal: M }
  /** Nothing for that day, but a plan begins later. */
  | { readonly kind: "later"; readonly startDate: string }
  /** Nothing for that day; the last plan that had any ended before. */
  | { readonly kind: "over"; readonly endDate: string }
  | { readonly kind: "nothing" };

/** The dinner of a day, from the plan that is in use on it. */
export function eveningOf<M extends Typed>(plans: readonly PlanInUse<Day<M>>[], day: string): Evening<M> {
  const dated = plans.flatMap((plan) => daysInUse(plan));
  const meal = dated.filter(({ date }) => date === day).map((each) => dinnerOf(each.day.meals))[0];
  if (meal !== undefined) return { kind: "dinner", meal };
  const dates = dated.map(({ date }) => date).toSorted();
  const next = dates.find((date) => date > day);
  if (next !== undefined) return { kind: "later", startDate: next };
  const last = dates.findLast((date) => date < day);
  return last === undefined ? { kind: "nothing" } : { kind: "over", endDate: last };
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
