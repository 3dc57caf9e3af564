import { peopleAt, plannedMeals } from "@meal/domain/chef/planned-meals";
import type { AwayMeal, KeptMeal, PlanDay, PlanRequest } from "@meal/domain/chef/plans";
import { readDemands } from "./demands.ts";
import { layTable } from "./plan-table.ts";
import type { PlannerIndex } from "./planner-index.ts";
import { kitchenPool } from "./pool-of-request.ts";
import { writeDays } from "./write-days.ts";

/** Whether each meal of a whole day is eaten at home; the first day is 1. */
const atHomeOn = (request: PlanRequest, day: number): boolean[] =>
  plannedMeals(request, day).all.map((slot) => peopleAt(request, day, slot) > 0);

/** The meals of a plan at the places that they would have if nobody ate out. */
const standing = (request: PlanRequest, { day, meals }: PlanDay): KeptMeal[] => {
  const places = atHomeOn(request, day).flatMap((isAtHome, place) => (isAtHome ? [place] : []));
  return meals.map((meal, at) => ({ day, position: places[at] ?? at, meal }));
};

/**
 * Days with what would be cooked where somebody eats out, so that it can be taken back by a press: each meal for itself, around
 * those that stand. Nothing of it is bought or counted.
 */
export const withEatenOut = (
  index: PlannerIndex,
  request: PlanRequest,
  days: readonly PlanDay[],
): readonly PlanDay[] => {
  const people = request.people?.filter((each) => each.people > 0) ?? [];
  if (people.length === (request.people?.length ?? 0)) return days;
  const keep = days.flatMap((day) => standing(request, day));
  const demands = readDemands(index, { ...request, people, keep, cooking: "fresh" });
  const table = layTable(index, demands, kitchenPool(index, demands), 0);
  const whole = writeDays(index, demands, table);
  return days.map((day, which): PlanDay => {
    const isAtHome = atHomeOn(request, day.day);
    const away = (whole[which]?.meals ?? []).flatMap((meal, place): AwayMeal[] =>
      isAtHome[place] === false ? [{ kind: "out", meal }] : [],
    );
    return away.length === 0 ? day : { ...day, away };
  });
};
