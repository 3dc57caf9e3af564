import { plainPlanRequest } from "@meal/domain/chef/plain-plan-request";
import { pastDishesOf, type PastDay } from "@meal/domain/chef/past-dishes";
import type { Meal, PlanRequest } from "@meal/domain/chef/plans";
import { dateOfDay } from "@meal/domain/planner/plan-dates";
import type { CookingWay } from "@meal/domain/chef/vocabulary";
import { planMeals, poolOfDiet } from "@meal/engine/plans";
import type { MeasureRow } from "../measure-row.ts";
import { casesOr } from "../options.ts";
import { kitchen } from "./kitchen.ts";

const WEEKS = 40;
const REST_DAYS = 21;
const FIRST_DAY = "2026-01-05";

type Cooked = { readonly dishId: string; readonly day: number; readonly isDinner: boolean };

const isCooked = ({ leftoverOf, dishId }: Meal): boolean =>
  leftoverOf === undefined && dishId !== undefined && !dishId.startsWith("extra-");

/** A household's weeks, one after the other, each with what the others left in memory. */
const livedThrough = (weeks: number, wishes: Partial<PlanRequest>): Cooked[] => {
  const cooked: Cooked[] = [];
  const past: { readonly day: number; readonly meals: readonly Meal[] }[] = [];
  for (let week = 0; week < weeks; week += 1) {
    const first = week * 7;
    const days = past.map(({ day, meals }): PastDay => ({ daysAgo: first - day, meals }));
    const history = pastDishesOf(days, () => undefined);
    const outcome = planMeals(kitchen, {
      ...plainPlanRequest,
      ...wishes,
      history,
      startDate: dateOfDay(FIRST_DAY, first + 1),
      seed: week + 1,
    });
    if (outcome.kind === "impossible") continue;
    for (const { day, meals } of outcome.days) {
      past.push({ day: first + day - 1, meals });
      for (const meal of meals.filter(isCooked))
        cooked.push({ dishId: meal.dishId ?? "", day: first + day - 1, isDinner: meal.type === "dinner" });
    }
  }
  return cooked;
};

const cookedAgain = (cooked: readonly Cooked[]): number =>
  cooked.filter(
    ({ dishId, day, isDinner }) =>
      isDinner &&
      cooked.some((other) => other.dishId === dishId && day - other.day >= 7 && day - other.day < REST_DAYS),
  ).length;

/** Weeks in which a dish is made, most of all dishes; a breakfast of three mornings is one week. */
const mostWeeks = (cooked: readonly Cooked[]): number => {
  const weeks = Map.groupBy(cooked, ({ dishId }) => dishId);
  return Math.max(
    0,
    ...[...weeks.values()].map((each) => new Set(each.map(({ day }) => Math.floor(day / 7))).size),
  );
};

const differentIn = (cooked: readonly Cooked[]): number => new Set(cooked.map(({ dishId }) => dishId)).size;

const PLACES = ["breakfast", "lunch", "dinner"] as const;

/** The dishes that forty weeks could show: no more than are allowed, and no more than there are meals for each place. */
const showable = (weeks: number): number => {
  const pool = poolOfDiet(kitchen, "none").filter(({ isExtra }) => !isExtra);
  const eligible = pool.filter(({ dish }) => PLACES.some((place) => dish.slots.includes(place)));
  return Math.min(eligible.length, weeks * 7 * PLACES.length);
};

/** What a household sees of the cookbook in forty weeks, and how soon something comes again. */
export const measure = (): MeasureRow[] => {
  const weeks = casesOr(WEEKS);
  const lived = (cooking: CookingWay): Cooked[] => livedThrough(weeks, { cooking });
  const [easy, fresh] = [lived("easy"), lived("fresh")];
  const row = (
    what: string,
    figure: number,
    [floor, aim]: readonly [number, number],
    unit: "%" | "" = "",
  ) => ({
    what: `${weeks} weeks, one after the other: ${what}`,
    figure,
    floor,
    aim,
    unit,
    cases: weeks,
    weakest: [],
  });
  const seen = (100 * differentIn(fresh)) / showable(weeks);
  return [
    row("every meal fresh, dishes seen of those that could be (was 48)", seen, [80, 92], "%"),
    row("easy, different dishes", differentIn(easy), [250, 320]),
    row("easy, weeks with the dish that comes most often", mostWeeks(easy), [6, 5]),
    row("dinners cooked again within 3 weeks", cookedAgain(easy) + cookedAgain(fresh), [0, 0]),
  ];
};
