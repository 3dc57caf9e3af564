import type { MealSlot } from "../chef/day-shares.ts";
import { weekdayOf } from "../chef/weekdays.ts";
import type { PeopleAt, StandingMeal } from "../chef/week-wishes.ts";

/** Monday is 0. */
export const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;

/** Days that people name together. */
export const WEEKDAY_GROUPS = {
  everyDay: [0, 1, 2, 3, 4, 5, 6],
  workingDays: [0, 1, 2, 3, 4],
  weekend: [5, 6],
} as const;

/** What is the same every week at a meal: a dish of the cookbook, nobody at home, or another number of people. */
type Standing =
  | { readonly kind: "dish"; readonly dishId: string; readonly name: string }
  | { readonly kind: "out" }
  | { readonly kind: "people"; readonly servings: number };

/** A meal of the week that is not left to chance: oatmeal on weekdays, pizza on Fridays, four on Sunday evening. */
export type StandingWish = Standing & {
  readonly weekdays: readonly number[];
  readonly slot: MealSlot;
};

/** Nobody cooks, and nobody counts people, for a meal that is eaten out. */
const excludes = (one: StandingWish, other: StandingWish): boolean =>
  one.kind === other.kind || one.kind === "out" || other.kind === "out";

/** With another wish; those that it contradicts give way on its days. */
export function withStanding(wishes: readonly StandingWish[], added: StandingWish): readonly StandingWish[] {
  const others = wishes.flatMap((wish) => {
    if (wish.slot !== added.slot || !excludes(wish, added)) return [wish];
    const weekdays = wish.weekdays.filter((day) => !added.weekdays.includes(day));
    return weekdays.length === 0 ? [] : [{ ...wish, weekdays }];
  });
  return [...others, added];
}

/** The dishes that stand, as a plan is asked for them: one by one. */
export function standingMeals(wishes: readonly StandingWish[]): readonly StandingMeal[] {
  return wishes.flatMap((wish) =>
    wish.kind === "dish"
      ? wish.weekdays.map((weekday) => ({ weekday, slot: wish.slot, dishId: wish.dishId }))
      : [],
  );
}

/** For how many the meals of a plan are, by its days: nobody where it is eaten out. */
export function standingPeople(
  wishes: readonly StandingWish[],
  days: number,
  startDate: string | undefined,
): readonly PeopleAt[] {
  return Array.from({ length: days }, (_, at) => at).flatMap((at) =>
    wishes.flatMap((wish) =>
      wish.kind === "dish" || !wish.weekdays.includes(weekdayOf(startDate, at))
        ? []
        : [{ day: at + 1, slot: wish.slot, people: wish.kind === "out" ? 0 : wish.servings }],
    ),
  );
}
