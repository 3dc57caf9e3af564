import { MEAL_SLOTS } from "../chef/day-shares.ts";
import type { Meal } from "../chef/plans.ts";
import { daysInUse, type PlanInUse } from "./plan-in-use.ts";

type Typed = Pick<Meal, "type">;

type Day<M> = { readonly day: number; readonly meals: readonly M[] };

/** What somebody's plans say about the dinner of one day. Dates are `YYYY-MM-DD`. */
export type Evening<M = Meal> =
  | { readonly kind: "dinner"; readonly meal: M }
  /** Other meals of that day are planned, and dinner is left to the person. */
  | { readonly kind: "unplanned"; readonly meals: readonly M[] }
  /** Nothing for that day, but a plan begins later. */
  | { readonly kind: "later"; readonly startDate: string }
  /** Nothing for that day; the last plan that had any ended before. */
  | { readonly kind: "over"; readonly endDate: string }
  | { readonly kind: "nothing" };

/** The dinner of a day, from the plan that is in use on it. */
export function eveningOf<M extends Typed>(plans: readonly PlanInUse<Day<M>>[], day: string): Evening<M> {
  const dated = plans.flatMap((plan) => daysInUse(plan));
  const meals = dated.find(({ date }) => date === day)?.day.meals ?? [];
  const meal = dinnerOf(meals);
  if (meal !== undefined) return { kind: "dinner", meal };
  if (meals.length > 0) return { kind: "unplanned", meals };
  const dates = dated.map(({ date }) => date).toSorted();
  const next = dates.find((date) => date > day);
  if (next !== undefined) return { kind: "later", startDate: next };
  const last = dates.findLast((date) => date < day);
  return last === undefined ? { kind: "nothing" } : { kind: "over", endDate: last };
}

/** A meal that is called by no name of the day may be its dinner; breakfast, lunch and a snack never are. */
function dinnerOf<M extends Typed>(meals: readonly M[]): M | undefined {
  const slotOf = ({ type }: M) => MEAL_SLOTS.find((slot) => slot === type.trim().toLowerCase());
  return (
    meals.find((meal) => slotOf(meal) === "dinner") ?? meals.findLast((meal) => slotOf(meal) === undefined)
  );
}
