import { MEAL_SLOTS, type MealSlot, shareOfDay, slotsOfDay } from "../chef/day-shares.ts";
import { hangingOn, settleLeftovers } from "../chef/leftovers.ts";
import type { AwayMeal, Meal, PlanDay } from "../chef/plans.ts";
import type { PeopleAt } from "../chef/week-wishes.ts";
import type { MealPlace } from "./edit-days.ts";

/** As meals are eaten; what has no name of the day comes last. */
const ORDER: readonly string[] = ["breakfast", "lunch", "snack", "dinner"];

/** Two meals take each other's place, and with it what the other was of its day: what was dinner there is dinner. */
export function exchangeMeals(
  days: readonly PlanDay[],
  one: MealPlace,
  other: MealPlace,
): readonly PlanDay[] {
  const first = mealAt(days, one);
  const second = mealAt(days, other);
  if (first === undefined || second === undefined) return days;
  const without = putAt(days, one, { ...second, type: first.type });
  return putAt(without, other, { ...first, type: second.type });
}

/**
 * Brings a meal to another day. Where that day has a meal of the same name the two change places, so that no day gets a hole
 * and none two dinners; else it takes the place that is free.
 */
export function bringToDay(days: readonly PlanDay[], from: MealPlace, day: number): readonly PlanDay[] {
  const meal = mealAt(days, from);
  const target = days.find((each) => each.day === day);
  if (meal === undefined || target === undefined || day === from.day) return days;
  const position = target.meals.findIndex(({ type }) => isSameType(type, meal.type));
  if (position >= 0) return exchangeMeals(days, from, { day, position });
  return changeMeals(takeOut(days, from), day, (meals) => inOrder([...meals, meal]));
}

/**
 * A meal went to another day: what is left over from it follows by as many days, where it could not be eaten otherwise and
 * can be then.
 */
export function withFollowing(
  before: readonly PlanDay[],
  after: readonly PlanDay[],
  mealId: string,
): readonly PlanDay[] {
  const from = placeOf(before, mealId)?.day ?? 0;
  const to = placeOf(after, mealId)?.day ?? 0;
  return hangingOn(before, mealId).reduce((days, id) => {
    const place = placeOf(days, id);
    const broken = settleLeftovers(before, days).cooked;
    if (place === undefined || !broken.includes(id)) return days;
    const followed = bringToDay(days, place, place.day + to - from);
    return settleLeftovers(before, followed).cooked.length < broken.length ? followed : days;
  }, after);
}

/** Where a meal stands. */
export function placeOf(days: readonly PlanDay[], mealId: string): MealPlace | undefined {
  for (const { day, meals } of days) {
    const position = meals.findIndex(({ id }) => id === mealId);
    if (position >= 0) return { day, position };
  }
  return undefined;
}

/** Takes a meal out of the plan. */
export function takeOut(days: readonly PlanDay[], { day, position }: MealPlace): readonly PlanDay[] {
  return changeMeals(days, day, (meals) => meals.filter((_, at) => at !== position));
}

/** Whoever eats out, or not at all, cooks nothing: the meal waits beside its day until it is wanted after all. */
export function setAway(
  days: readonly PlanDay[],
  place: MealPlace,
  kind: AwayMeal["kind"],
): readonly PlanDay[] {
  const meal = mealAt(days, place);
  if (meal === undefined) return days;
  return takeOut(days, place).map((each) =>
    each.day === place.day ? withAway(each, [...(each.away ?? []), { kind, meal }]) : each,
  );
}

/** The meal is cooked after all. */
export function bringBack(days: readonly PlanDay[], day: number, mealId: string): readonly PlanDay[] {
  return days.map((each) => {
    const back = each.away?.find(({ meal }) => meal.id === mealId)?.meal;
    if (each.day !== day || back === undefined) return each;
    const away = each.away?.filter(({ meal }) => meal.id !== mealId) ?? [];
    return withAway({ day, meals: inOrder([...each.meals, back]) }, away);
  });
}

/** Days that a chef made anew, with what the person put beside them. */
export function withAwayOf(days: readonly PlanDay[], former: readonly PlanDay[]): readonly PlanDay[] {
  return days.map((each) =>
    withAway(each, former.find(({ day }) => day === each.day)?.away ?? each.away ?? []),
  );
}

type Asked = {
  readonly slots?: readonly (readonly MealSlot[])[] | undefined;
  readonly people?: readonly PeopleAt[] | undefined;
};

/**
 * What a plan is asked for, once an edit took a meal out or put one in: a day with dinner away is not one that is 760 kcal
 * short, and a meal that was to be eaten out is planned once it is cooked after all. The meals as they were asked for where
 * nothing of that kind happened, or where some day's meals carry no known part of it.
 */
export function askedAfter(
  asked: Asked | undefined,
  before: readonly PlanDay[],
  after: readonly PlanDay[],
): Asked {
  const people = asked?.people?.filter((each) => each.people > 0 || !isCooked(after, each));
  const told = people === undefined ? {} : { people };
  const were = before.map((day) => slotsOf(day, asked?.people ?? []));
  const slots = after.map((day) => slotsOf(day, people ?? []));
  const isKnown = slots.every((day) => day !== undefined && day.length > 0 && day.length <= 5);
  const isCounted = after.length <= 7 && after.every(({ day }, at) => day === at + 1);
  const hasChanged = slots.some((day, at) => day?.length !== were[at]?.length);
  if (!hasChanged || !isKnown || !isCounted) return { slots: asked?.slots, ...told };
  const known = slots.filter((day) => day !== undefined);
  // Two meals that carry a whole day are not a breakfast and a dinner with their usual parts.
  const areUsual = before.every(({ day }, at) => {
    const all = were[at];
    return slotsOfDay(asked?.slots, day) !== null || (all !== undefined && shareOfDay(all) === 1);
  });
  return { slots: areUsual ? known : asked?.slots, ...told };
}

function isCooked(days: readonly PlanDay[], { day, slot }: PeopleAt): boolean {
  return days.some((each) => each.day === day && each.meals.some(({ type }) => isSameType(type, slot)));
}

/** The meals of a day, those that are eaten out among them; undefined where one has no name of the day. */
function slotsOf({ day, meals }: PlanDay, people: readonly PeopleAt[]): readonly MealSlot[] | undefined {
  const slots = meals.map(({ type }) => MEAL_SLOTS.find((slot) => isSameType(slot, type)));
  if (!slots.every((slot) => slot !== undefined)) return undefined;
  const out = people.filter((each) => each.day === day && each.people === 0);
  return out.reduce<readonly MealSlot[]>((all, { slot }) => {
    const at = all.findIndex((each) => ORDER.indexOf(each) > ORDER.indexOf(slot));
    return all.toSpliced(at < 0 ? all.length : at, 0, slot);
  }, slots);
}

function withAway({ day, meals }: PlanDay, away: readonly AwayMeal[]): PlanDay {
  return away.length === 0 ? { day, meals } : { day, meals, away };
}

function inOrder(meals: readonly Meal[]): readonly Meal[] {
  return meals.toSorted((one, other) => rankOf(one) - rankOf(other));
}

function rankOf({ type }: Meal): number {
  const at = ORDER.indexOf(type.trim().toLowerCase());
  return at < 0 ? ORDER.length : at;
}

function putAt(days: readonly PlanDay[], { day, position }: MealPlace, meal: Meal): readonly PlanDay[] {
  return changeMeals(days, day, (meals) => meals.with(position, meal));
}

function isSameType(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

function mealAt(days: readonly PlanDay[], { day, position }: MealPlace): Meal | undefined {
  return position < 0 ? undefined : days.find((each) => each.day === day)?.meals[position];
}

function changeMeals(
  days: readonly PlanDay[],
  day: number,
  change: (meals: readonly Meal[]) => readonly Meal[],
): readonly PlanDay[] {
  return days.map((each) => (each.day === day ? { ...each, meals: change(each.meals) } : each));
}
