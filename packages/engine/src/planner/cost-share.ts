import type { PlanRequest } from "@meal/domain/chef/plans";
import { type PlannedDay, plannedDays } from "./day-layout.ts";
import { CENTS, type Figures } from "./figures.ts";

const DAYS_A_WEEK = 7;

const platesOf = ({ positions, share }: PlannedDay): number =>
  positions.reduce((sum, position) => sum + position.share * share * position.people, 0);

/**
 * What a cent on one person's plate counts on its day, counted from 0, for so many who eat it: as a cent of somebody who is
 * always there. Where others come or nobody is at home, the week's money goes to the days by who eats there.
 */
export const costShares = (request: PlanRequest): ((day: number, people: number) => number) => {
  const { servings } = request;
  if (request.people === undefined) return (_day, people) => people / servings;
  const days = plannedDays(request);
  const plates = days.reduce((sum, day) => sum + platesOf(day), 0);
  const weeks = days.reduce((sum, { shareOfAll }) => sum + shareOfAll, 0) / DAYS_A_WEEK;
  const perPerson = days.map(
    (day) => (day.share * plates) / (DAYS_A_WEEK * servings * weeks * Math.max(platesOf(day), 1e-9)),
  );
  return (day, people) => people * (perPerson[day] ?? 0);
};

/** Figures whose cost counts so often. */
export const atCost = (figures: Figures, share: number): Figures =>
  share === 1 ? figures : figures.map((figure, place) => (place === CENTS ? figure * share : figure));
