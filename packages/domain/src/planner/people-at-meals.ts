import { MEAL_SLOTS, type MealSlot } from "../chef/day-shares.ts";
import type { PlanDay } from "../chef/plans.ts";
import { MOST_PEOPLE, type PeopleAt } from "../chef/week-wishes.ts";

/** The days that a plan can be asked for. */
const MOST_DAYS = 7;

/**
 * For how many the meals of a plan are, as they stand there: somebody may have changed it since the plan was made. What was
 * asked for says it only of places without a meal, such as those that are eaten out.
 */
export function peopleAsTheyStand(
  days: readonly PlanDay[],
  asked: readonly PeopleAt[],
  usual: number,
): readonly PeopleAt[] {
  const standing = days.flatMap((each) => (each.day > MOST_DAYS ? [] : peopleOfDay(each)));
  const isTold = (one: PeopleAt) => standing.some((other) => isSamePlace(one, other));
  return [...asked.filter((one) => !isTold(one)), ...standing.filter(({ people }) => people !== usual)];
}

/** Those of them that were not asked for: somebody said so at the meal. */
export function peopleByHand(
  days: readonly PlanDay[],
  asked: readonly PeopleAt[],
  usual: number,
): readonly PeopleAt[] {
  return peopleAsTheyStand(days, asked, usual).filter(
    (one) => !asked.some((other) => isSamePlace(one, other) && one.people === other.people),
  );
}

/** What is asked for, with what somebody said at a meal in its place; who eats out has nobody to cook for. */
export function withPeopleByHand(
  asked: readonly PeopleAt[],
  byHand: readonly PeopleAt[],
): readonly PeopleAt[] {
  const said = byHand.filter((one) => !asked.some((other) => isSamePlace(one, other) && other.people === 0));
  return [...asked.filter((one) => !said.some((other) => isSamePlace(one, other))), ...said];
}

/** Each meal of a day by its name; of two snacks the one that more come to. */
function peopleOfDay({ day, meals }: PlanDay): readonly PeopleAt[] {
  const counts = new Map<MealSlot, number>();
  for (const { type, servings = 1 } of meals) {
    const slot = MEAL_SLOTS.find((each) => each === type.trim().toLowerCase());
    const people = Math.min(MOST_PEOPLE, Math.max(1, Math.round(servings)));
    if (slot !== undefined) counts.set(slot, Math.max(people, counts.get(slot) ?? 0));
  }
  return [...counts].map(([slot, people]) => ({ day, slot, people }));
}

function isSamePlace(one: PeopleAt, other: PeopleAt): boolean {
  return one.day === other.day && one.slot === other.slot;
}
