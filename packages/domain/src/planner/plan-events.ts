import { fullNameOf } from "../chef/side.ts";
import { knownKcal } from "../chef/known-figures.ts";
import { minutesToTable } from "../chef/meal-steps.ts";
import type { Meal, PlanDay } from "../chef/plans.ts";
import type { CalendarEvent } from "./calendar-text.ts";
import { mealTimes } from "./meal-times.ts";
import { daysInUse, type PlanInUse } from "./plan-in-use.ts";

/** A plan in use, as a calendar needs it. */
export type DatedPlan = PlanInUse<PlanDay> & {
  readonly id: string;
  readonly changedAt: number;
  readonly revision: number;
};

/**
 * The meals of plans as entries of a calendar, on the dates on which each is in use. An entry is named by its place, so that
 * a swapped meal changes it.
 */
export function eventsOfPlans(
  plans: readonly DatedPlan[],
  urlOf: (mealId: string) => string,
): readonly CalendarEvent[] {
  return plans.flatMap((plan) =>
    daysInUse(plan).flatMap(({ day, date }) => eventsOfDay(plan, day, date, urlOf)),
  );
}

function eventsOfDay(
  plan: DatedPlan,
  { day, meals }: PlanDay,
  date: string,
  urlOf: (mealId: string) => string,
): readonly CalendarEvent[] {
  const times = mealTimes(meals.map(({ type }) => type));
  return meals.map((meal, position) => ({
    uid: `${plan.id}-${day}-${position + 1}@ai-meal-planner`,
    date,
    startMinutes: times[position] ?? 0,
    summary: fullNameOf(meal),
    description: `${energyOf(meal)}${minutesToTable(meal)} minutes\n${meal.description}`,
    url: urlOf(meal.id),
    changedAt: plan.changedAt,
    sequence: plan.revision,
  }));
}

function energyOf(meal: Meal): string {
  const kcal = knownKcal(meal);
  return kcal === null ? "" : `${Math.round(kcal)} kcal, `;
}
