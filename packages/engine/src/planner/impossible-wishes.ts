import { DIET_LABELS } from "@meal/domain/chef/diet-labels";
import type { ImpossiblePlan, PlanDay, PlanRequest } from "@meal/domain/chef/plans";
import type { HandsOnLimit, StandingMeal } from "@meal/domain/chef/week-wishes";
import { isWeekendDay, weekdayOf } from "@meal/domain/chef/weekdays";
import { amountText } from "../wishes/figure-words.ts";
import type { Component } from "./component.ts";
import { type PlannedDay, plannedDays } from "./day-layout.ts";
import type { Demands } from "./demands.ts";
import { at, CENTS } from "./figures.ts";
import { handsLimitAt, judgeHands } from "./hands-limit.ts";
import { goodCentsOf } from "./impossible.ts";
import type { PlannerIndex } from "./planner-index.ts";
import { DAY_NAMES } from "./standing-meals.ts";

type WishKitchen = {
  readonly index: PlannerIndex;
  readonly demands: Demands;
  readonly pool: readonly Component[];
  readonly findDays: (index: PlannerIndex, request: PlanRequest) => readonly PlanDay[] | null;
};

const impossible = (demand: string, nearest: ImpossiblePlan["nearest"]): ImpossiblePlan => ({
  kind: "impossible",
  demands: [demand],
  nearest,
});

const isKept = ({ keep }: PlanRequest, day: number, place: number): boolean =>
  keep.some((kept) => kept.day === day + 1 && kept.position === place);

/** The least minutes of hands that the meals of a day take where nothing was cooked before it; what stands is not asked about. */
const leastHands = ({ pool, demands: { request } }: WishKitchen, planned: PlannedDay, day: number): number =>
  planned.positions.reduce((sum, { kind }, place) => {
    if (isKept(request, day, place)) return sum;
    const mains = pool.filter(
      ({ dish, isExtra, kcal }) => kcal > 0 && (!isExtra || kind === "snack") && dish.slots.includes(kind),
    );
    const minutes = mains.map(({ handsOnMinutes }) => handsOnMinutes);
    return sum + (minutes.length === 0 ? 0 : Math.min(...minutes));
  }, 0);

/** What is tried in place of too few minutes, beside the fewest that there can be. */
const MINUTES_TRIED = [20, 30, 45, 60, 90];

const withMinutes = (asked: HandsOnLimit, least: number, minutes: number): HandsOnLimit => ({
  ...(asked.workday !== undefined && { workday: asked.workday < least ? minutes : asked.workday }),
  ...(asked.weekend !== undefined && { weekend: asked.weekend < least ? minutes : asked.weekend }),
});

/** Less time than any meals of a day take. */
const handsContradiction = (kitchen: WishKitchen, days: readonly PlannedDay[]): ImpossiblePlan | null => {
  const { index, demands, findDays } = kitchen;
  const { request } = demands;
  const { handsOnLimit } = request;
  if (handsOnLimit === undefined) return null;
  // What was cooked a day before takes no time; on the first day nothing was, and where all is fresh nothing ever is.
  const asked = days.flatMap((planned, day) => {
    const limit = handsLimitAt(request, day);
    if (limit === null || planned.positions.length === 0) return [];
    const least = day === 0 || request.cooking === "fresh" ? leastHands(kitchen, planned, day) : 1;
    return [{ limit, least, meals: planned.positions.length, isFree: isWeekendDay(request.startDate, day) }];
  });
  const short = asked.find(({ limit, least }) => limit < least);
  if (short === undefined) return null;
  const { limit, least, meals, isFree } = short;
  const tried = MINUTES_TRIED.filter((minutes) => minutes >= least);
  const isEnough = (minutes: number): boolean => {
    const changed = { ...request, handsOnLimit: withMinutes(handsOnLimit, least, minutes) };
    const found = findDays(index, changed);
    return found !== null && judgeHands(changed, found).every((verdict) => verdict.isKept);
  };
  const enough = tried.find(isEnough) ?? Math.max(90, Math.ceil(least / 10) * 10);
  const where = isFree ? "weekend day" : "weekday";
  const what = `${meals === 1 ? "the meal" : `the ${meals} meals`} of a ${where}`;
  const demand = `${amountText("minutes", limit)} of work are too few for ${what}, which take at least ${least}; it is possible with ${enough}.`;
  return impossible(demand, { handsOnLimit: withMinutes(handsOnLimit, least, enough) });
};

const whyNot = ({ index, demands }: WishKitchen, { dishId }: StandingMeal): string => {
  const { request, own, allergies, diets } = demands;
  const recipe = request.ownRecipes?.find((each) => each.dishId === dishId);
  const unread = own.unread.find(({ name }) => name === recipe?.name);
  if (unread !== undefined) return `cannot be planned: ${unread.reason}`;
  if (request.dishesLeftOut?.includes(dishId) === true) return "is a dish that you never want again";
  const foods = (index.byDishId.get(dishId) ?? own.dishes.get(dishId))?.foods ?? [];
  const allergen = foods.find((food) => allergies.forbids(food) !== null);
  if (allergen !== undefined) return `has ${allergen.name}, which you cannot eat`;
  if (diets.length > 0) return `does not fit the diet: ${diets.map((diet) => DIET_LABELS[diet]).join(", ")}`;
  return "has something that you cannot eat or do not like";
};

type Stands = { readonly meal: StandingMeal; readonly name: string; readonly cents: number };

/** Dishes that stand every week at places that are still open, with the least that they cost who eats them. */
const standingIn = (kitchen: WishKitchen, days: readonly PlannedDay[]): Stands[] => {
  const { index, demands, pool } = kitchen;
  const { standing = [], startDate, ownRecipes } = demands.request;
  return standing.flatMap((meal): Stands[] => {
    const { dishId, slot, weekday } = meal;
    const name =
      index.byDishId.get(dishId)?.dish.name ?? ownRecipes?.find((each) => each.dishId === dishId)?.name;
    const component = pool.find(({ dish, kcal }) => dish.id === dishId && kcal > 0);
    const places = days.flatMap(({ positions, targetKcal }, day) =>
      positions.flatMap(({ kind, share, people }, place) =>
        kind === slot && weekdayOf(startDate, day) === weekday && !isKept(demands.request, day, place)
          ? [people * share * targetKcal]
          : [],
      ),
    );
    if (name === undefined || places.length === 0) return [];
    const centsPerKcal = component === undefined ? NaN : at(component.figures, CENTS) / component.kcal;
    return [{ meal, name, cents: places.reduce((sum, kcal) => sum + kcal * centsPerKcal, 0) }];
  });
};

/** What stands every week and nobody at the table may eat. */
const standingContradiction = (kitchen: WishKitchen, stands: readonly Stands[]): ImpossiblePlan | null => {
  const wrong = stands.filter(({ cents }) => Number.isNaN(cents));
  const [first] = wrong;
  if (first === undefined) return null;
  const { weekday, slot } = first.meal;
  const where = `${DAY_NAMES[weekday] ?? ""}'s ${slot}`;
  const all = wrong.map(({ meal }) => meal);
  const standing = (kitchen.demands.request.standing ?? []).filter((meal) => !all.includes(meal));
  const what = all.length === 1 ? "it" : "what stands every week and cannot be eaten";
  const demand = `${where} is ${first.name} every week, which ${whyNot(kitchen, first.meal)}; without ${what} a plan is possible.`;
  return impossible(demand, { standing });
};

/** A dish may have a side that costs less than it. */
const LEAST_PART_OF_PLATE = 0.6;

/** What stands every week costs more than the week may. */
const budgetContradiction = (
  { demands: { request } }: WishKitchen,
  stands: readonly Stands[],
): ImpossiblePlan | null => {
  const { limits = {} } = request;
  const { budgetCentsWeek } = limits;
  const cents = stands.reduce((sum, each) => sum + each.cents, 0);
  if (budgetCentsWeek === undefined || cents * LEAST_PART_OF_PLATE <= budgetCentsWeek) return null;
  const possible = Math.ceil((cents + goodCentsOf(request)) / 100) * 100;
  const demand = `What stands every week comes to about ${amountText("cents", Math.round(cents / 100) * 100)} by itself, and ${amountText("cents", budgetCentsWeek)} a week does not cover it; it is possible from about ${amountText("cents", possible)}.`;
  return impossible(demand, { limits: { ...limits, budgetCentsWeek: possible } });
};

/** What the cookbook shows to be impossible, before a week is searched for; null where it shows nothing. */
export const contradictionIn = (kitchen: WishKitchen): ImpossiblePlan | null => {
  const days = plannedDays(kitchen.demands.request);
  const stands = standingIn(kitchen, days);
  return (
    standingContradiction(kitchen, stands) ??
    budgetContradiction(kitchen, stands) ??
    handsContradiction(kitchen, days)
  );
};
