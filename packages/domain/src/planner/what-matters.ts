import { MEAL_SLOTS, type MealSlot } from "../chef/day-shares.ts";
import type { Meal } from "../chef/plans.ts";
import { dateOfDay } from "./plan-dates.ts";
import { daysInUse, type PlanInUse } from "./plan-in-use.ts";
import { isStartedAhead } from "./started-ahead.ts";

/** A moment where the person is: the date, and the minutes since midnight. */
export type Moment = { readonly today: string; readonly minute: number };

type AnyMeal = Pick<Meal, "id" | "type" | "leftoverOf" | "leadMinutes">;

type Day<M> = {
  readonly day: number;
  readonly meals: readonly M[];
  readonly away?: readonly { readonly kind: "out" | "skipped"; readonly meal: M }[] | undefined;
};

type Plan<M> = PlanInUse<Day<M>> & { readonly id: string };

/** A meal of a plan in use, when it is eaten, and where it stands in its plan. */
export type PlannedMeal<M = Meal> = {
  readonly planId: string;
  readonly date: string;
  /** What it is of its day; a meal without a name of the day may be the dinner. */
  readonly slot: MealSlot;
  readonly day: number;
  readonly position: number;
  readonly meal: M;
};

/** What comes next, or why nothing does. Dates are `YYYY-MM-DD`. */
export type NextMeal<M = Meal> =
  | { readonly kind: "meal"; readonly planned: PlannedMeal<M> }
  /** Dinner is eaten elsewhere. */
  | { readonly kind: "out" }
  /** Other meals of that day are planned, and dinner is left to the person. */
  | { readonly kind: "unplanned"; readonly meals: readonly M[] }
  /** Nothing for that day, but a plan begins later. */
  | { readonly kind: "later"; readonly startDate: string }
  /** Nothing for that day; the last plan that had any ended before. */
  | { readonly kind: "over"; readonly endDate: string }
  | { readonly kind: "nothing" };

/** What somebody wants to know at one moment of the day. */
export type WhatMatters<M = Meal> = {
  /** The day that it is about: today, and tomorrow once today's dinner is over. */
  readonly date: string;
  readonly next: NextMeal<M>;
  /** The other meals that are still to be eaten: today's, then those of the day that it is about. */
  readonly besides: readonly PlannedMeal<M>[];
  /** Leftovers of today and tomorrow that have been cooked already, but for the next meal. */
  readonly inFridge: readonly PlannedMeal<M>[];
  /** Meals of tomorrow that have to be started today. */
  readonly startToday: readonly PlannedMeal<M>[];
};

/** When a meal is over, in minutes since midnight: whoever looks later wants to know of the next one. */
export const MEAL_IS_OVER: Readonly<Record<MealSlot, number>> = {
  breakfast: 10 * 60 + 30,
  lunch: 14 * 60 + 30,
  dinner: 21 * 60,
  snack: 21 * 60,
};

/** What matters now, from the plans in use: the next meal, and what has to be known beside it. */
export function whatMatters<M extends AnyMeal>(
  plans: readonly Plan<M>[],
  { today, minute }: Moment,
): WhatMatters<M> {
  const tomorrow = dateOfDay(today, 2);
  const days = plans.flatMap((plan) =>
    daysInUse(plan).map(({ date, day }) => ({ date, day, planId: plan.id })),
  );
  const mealsOn = (date: string) => days.filter((each) => each.date === date).flatMap(mealsOfDay);
  const isAhead = ({ date, slot }: PlannedMeal<M>) => date > today || minute < MEAL_IS_OVER[slot];
  const todays = mealsOn(today).filter(isAhead);
  const tomorrows = mealsOn(tomorrow);
  const isEvening = minute >= MEAL_IS_OVER.dinner;
  const date = isEvening && (mealsOn(today).length > 0 || tomorrows.length > 0) ? tomorrow : today;
  const coming = date === today ? todays : tomorrows;
  const first = coming.find(({ slot }) => slot !== "snack");
  const next: NextMeal<M> = first === undefined ? whyNothing(days, date) : { kind: "meal", planned: first };
  const tonight = date === today ? [] : mealsOn(today).filter(({ slot }) => slot === "dinner");
  const cooked = new Set(
    days
      .flatMap(mealsOfDay)
      .filter((each) => each.date < today || (each.date === today && !isAhead(each)))
      .map(({ planId, meal }) => `${planId} ${meal.id}`),
  );
  const isCooked = ({ planId, meal: { leftoverOf } }: PlannedMeal<M>) =>
    leftoverOf !== undefined && cooked.has(`${planId} ${leftoverOf}`);
  return {
    date,
    next,
    // Where the next meal is left to the person, what their plan has is said already.
    besides: next.kind === "unplanned" ? tonight : [...tonight, ...coming.filter((each) => each !== first)],
    inFridge: [...todays, ...tomorrows].filter((each) => each !== first && isCooked(each)),
    startToday: tomorrows.filter(({ meal }) => isStartedAhead(meal)),
  };
}

/** The meals of a day in the order in which they are eaten. A snack has no hour: it stands last. */
function mealsOfDay<M extends AnyMeal>({ planId, date, day }: Dated<M>): readonly PlannedMeal<M>[] {
  const dinner = dinnerOf(day.meals);
  return day.meals
    .map((meal, position) => {
      const slot = meal === dinner ? "dinner" : (slotOf(meal) ?? "snack");
      return { planId, date, slot, day: day.day, position, meal };
    })
    .toSorted((one, other) => MEAL_SLOTS.indexOf(one.slot) - MEAL_SLOTS.indexOf(other.slot));
}

type Dated<M> = { readonly planId: string; readonly date: string; readonly day: Day<M> };

function slotOf({ type }: Pick<Meal, "type">): MealSlot | undefined {
  return MEAL_SLOTS.find((slot) => slot === type.trim().toLowerCase());
}

/** A meal that is called by no name of the day may be its dinner; breakfast, lunch and a snack never are. */
function dinnerOf<M extends AnyMeal>(meals: readonly M[]): M | undefined {
  return (
    meals.find((meal) => slotOf(meal) === "dinner") ?? meals.findLast((meal) => slotOf(meal) === undefined)
  );
}

function whyNothing<M extends AnyMeal>(days: readonly Dated<M>[], on: string): NextMeal<M> {
  const ofDay = days.filter(({ date }) => date === on).map(({ day }) => day);
  const isOut = ofDay
    .flatMap(({ away }) => away ?? [])
    .some(({ kind, meal }) => kind === "out" && slotOf(meal) === "dinner");
  if (isOut) return { kind: "out" };
  const meals = ofDay.flatMap((day) => day.meals);
  if (meals.length > 0) return { kind: "unplanned", meals };
  const dates = days.map(({ date }) => date).toSorted();
  const next = dates.find((date) => date > on);
  if (next !== undefined) return { kind: "later", startDate: next };
  const last = dates.findLast((date) => date < on);
  return last === undefined ? { kind: "nothing" } : { kind: "over", endDate: last };
}
