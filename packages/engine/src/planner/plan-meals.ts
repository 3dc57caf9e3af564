import { settleLeftovers } from "@meal/domain/chef/leftovers";
import type { ImpossiblePlan, Meal, PlanDay, PlanOutcome, PlanRequest } from "@meal/domain/chef/plans";
import type { WishVerdict } from "@meal/domain/chef/wishes";
import { judgeWishes } from "../wishes/wishes-kept.ts";
import { hardExcessOf } from "./balance.ts";
import { brokenIn, certify } from "./certify.ts";
import { repeatsIn } from "./cooked-meals.ts";
import type { Component } from "./component.ts";
import { plannedDay, plannedDays } from "./day-layout.ts";
import { type Demands, readDemands } from "./demands.ts";
import { withEatenOut } from "./eaten-out.ts";
import { addScaled, asWholeDay, at, createFigures, type Figures, KCAL } from "./figures.ts";
import { judgeHands } from "./hands-limit.ts";
import { contradictionOf, explainImpossible } from "./impossible.ts";
import { contradictionIn } from "./impossible-wishes.ts";
import { keepWhole } from "./keep-whole.ts";
import { layTable, type PlanTable } from "./plan-table.ts";
import type { PlannerIndex } from "./planner-index.ts";
import { withOneKind } from "./one-kind.ts";
import { withoutPinches } from "./pinches.ts";
import { kitchenPool } from "./pool-of-request.ts";
import { figuresOfMeal } from "./stored-meal.ts";
import { withWholePackages } from "./whole-packages.ts";
import { writeDays } from "./write-days.ts";

/** How often a plan is laid anew when a day broke a rule of its diet or missed its energy. */
const ATTEMPTS = 8;
/** A figure that was missed three times is not there to be found. */
const ATTEMPTS_FOR_WISHES = 2;
/** Large plans cost time, and are not searched again so often for a dish that comes twice. */
const attemptsFor = ({ days, mealsPerDay }: PlanRequest, repeats: number): number =>
  days * mealsPerDay > 21 ? 1 : repeats > 0 ? ATTEMPTS : ATTEMPTS_FOR_WISHES;
const ENERGY_TOLERANCE = 0.0195;

const sumOf = (index: PlannerIndex, meals: readonly Meal[]): Figures => {
  const sum = createFigures();
  for (const meal of meals) addScaled(sum, figuresOfMeal(index, meal), 1);
  return sum;
};

/** Whether a day brings its energy and keeps the limits of the diet. */
export const isDayGood = (index: PlannerIndex, demands: Demands, { day, meals }: PlanDay): boolean => {
  if (meals.length === 0) return true;
  const sum = sumOf(index, meals);
  const { targetKcal, share } = plannedDay(demands.request, day);
  const isOnTarget = Math.abs(at(sum, KCAL) - targetKcal) <= targetKcal * ENERGY_TOLERANCE;
  return isOnTarget && hardExcessOf(asWholeDay(sum, share), demands.rule) === 0;
};

const isHardBroken = (index: PlannerIndex, demands: Demands, { day, meals }: PlanDay): boolean => {
  if (meals.length === 0) return false;
  const { share } = plannedDay(demands.request, day);
  return hardExcessOf(asWholeDay(sumOf(index, meals), share), demands.rule) > 0;
};

/** How the days of a plan keep what was wished of figures. */
export const judgeFigures = (
  index: PlannerIndex,
  { wishes, request }: Demands,
  days: readonly PlanDay[],
): readonly WishVerdict[] => {
  const figures = wishes.wishes.filter(({ kind }) => kind === "figure");
  if (figures.length === 0) return [];
  const counted = days.flatMap((day) =>
    day.meals.length === 0
      ? []
      : [{ ...day, figures: sumOf(index, day.meals), share: plannedDay(request, day.day).share }],
  );
  return judgeWishes(index, figures, counted);
};

/** How often they miss it, or keep a cook busier than a day allows; other wishes are weighed, and never searched for again. */
const missedFigures = (index: PlannerIndex, demands: Demands, days: readonly PlanDay[]): number =>
  [...judgeFigures(index, demands, days), ...judgeHands(demands.request, days)].reduce(
    (sum, { missed, isKept }) => sum + (isKept ? 0 : Math.max(1, missed.length)),
    0,
  );

const isWhole = (table: PlanTable): boolean =>
  table.every((settings) => settings.every((setting) => setting.kind === "kept" || setting.plate !== null));

/** From this attempt on every meal is cooked for itself: leftovers that leave a day wrong are worth less than the day. */
const FRESH_FROM = 4;

/** A table that was measured out, and what is wrong with it. */
type Laid = {
  readonly table: PlanTable;
  readonly days: readonly PlanDay[];
  readonly bad: number;
  readonly repeats: number;
  readonly faults: number;
};

const measuredOut = (index: PlannerIndex, demands: Demands, table: PlanTable): Laid => {
  const days = writeDays(index, demands, table);
  const bad = days.filter((day) => !isDayGood(index, demands, day)).length;
  const repeats = repeatsIn(days, demands.request);
  return {
    table,
    days,
    bad,
    repeats,
    faults: bad * 1000 + repeats * 10 + missedFigures(index, demands, days),
  };
};

/** Lays tables until every day is good and no dish comes twice; keeps the best it saw. Null when none can be laid. */
const bestLaid = (index: PlannerIndex, demands: Demands, pool: readonly Component[]): Laid | null => {
  const { request } = demands;
  let best: Laid | null = null;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const cooking = attempt < FRESH_FROM ? request.cooking : "fresh";
    const table = layTable(index, demands, pool, attempt, cooking);
    if (!isWhole(table)) return best;
    const laid = measuredOut(index, demands, table);
    if (best === null || laid.faults < best.faults) best = laid;
    if (laid.faults === 0 || (laid.bad === 0 && attempt >= attemptsFor(request, laid.repeats))) break;
  }
  return best;
};

/** The table of a simpler week where it breaks nothing that held, else the one that was. */
const simplerOf = (index: PlannerIndex, demands: Demands, best: Laid, table: PlanTable): Laid => {
  if (table === best.table) return best;
  const simpler = measuredOut(index, demands, table);
  const broken = ({ days }: Laid): number => brokenIn(index, demands, days).length;
  return simpler.faults <= best.faults && broken(simpler) <= broken(best) ? simpler : best;
};

/** The days of the best table, with one kind of each food and no package for a pinch of it. */
const bestDays = (
  index: PlannerIndex,
  demands: Demands,
  pool: readonly Component[],
): readonly PlanDay[] | null => {
  const best = bestLaid(index, demands, pool);
  if (best === null) return null;
  const one = simplerOf(index, demands, best, withOneKind(index, demands, best.table));
  return simplerOf(index, demands, one, withoutPinches(index, demands, one.table, one.days)).days;
};

/** Leaving out a little of a food for the sake of whole packages may take a day this far from its energy. */
const NEAR_ENOUGH = 0.0095;

const offTarget = (index: PlannerIndex, { request }: Demands, { day, meals }: PlanDay): number =>
  Math.abs(at(sumOf(index, meals), KCAL) / plannedDay(request, day).targetKcal - 1);

/** Days in which no package is opened for a spoon of what is in it. What is at home, in a meal that stays or in a recipe of the household is as it was. */
const inWholePackages = (index: PlannerIndex, demands: Demands, days: readonly PlanDay[]) => {
  const { request, stock, own } = demands;
  const staying = new Set(request.keep.map(({ meal }) => meal.id));
  const fixed = new Set(
    days.flatMap(({ meals }) =>
      meals.flatMap(({ id, leftoverOf = "", dishId = "", foodIds = [] }) =>
        staying.has(id) || staying.has(leftoverOf) || own.dishes.has(dishId) ? foodIds : [],
      ),
    ),
  );
  const isFixed = (foodId: string) => fixed.has(foodId) || stock.has(index.numberOf(foodId));
  return withWholePackages(index, days, isFixed, (before, after) => {
    const isNear = after.every((day, which) => {
      const old = before[which];
      const most = Math.max(NEAR_ENOUGH, old === undefined ? 0 : offTarget(index, demands, old));
      return day.meals.length === 0 || offTarget(index, demands, day) <= most;
    });
    const isBroken = after.some((day) => isHardBroken(index, demands, day));
    return (
      isNear && !isBroken && missedFigures(index, demands, after) <= missedFigures(index, demands, before)
    );
  });
};

/** What a request comes to in the kitchen: read, with what may be cooked. */
const readRequest = (index: PlannerIndex, asked: PlanRequest) => {
  const demands = readDemands(index, { ...asked, keep: keepWhole(asked.keep) });
  return { demands, pool: kitchenPool(index, demands) };
};

/** Days of a request that may be shown, or null when a demand cannot be kept. */
const daysOf = (
  index: PlannerIndex,
  { demands, pool }: ReturnType<typeof readRequest>,
): readonly PlanDay[] | null => {
  const days = bestDays(index, demands, pool);
  if (days === null) return null;
  const isFree = demands.request.keep.length === 0;
  if (isFree && days.some((day) => isHardBroken(index, demands, day))) return null;
  return inWholePackages(index, demands, settleLeftovers(days, days).days);
};

const findDays = (index: PlannerIndex, asked: PlanRequest): readonly PlanDay[] | null =>
  daysOf(index, readRequest(index, asked));

/** Nothing is impossible of a plan whose every meal stays: it is there. */
const isOpen = (request: PlanRequest): boolean =>
  plannedDays(request).some(({ positions }, day) =>
    positions.some(
      (_, place) => !request.keep.some((kept) => kept.day === day + 1 && kept.position === place),
    ),
  );

/**
 * Plans meals for a request. Rules of the diet and allergies are never bent: where they leave no plan, the answer
 * says which demands cannot be met together. Wishes may be bent, and the certificate says where.
 */
export const planMeals = (index: PlannerIndex, request: PlanRequest): PlanOutcome => {
  const isSearched = isOpen(request) || request.keep.length === 0;
  const contradiction = isSearched ? contradictionOf(request) : null;
  if (contradiction !== null) return contradiction;
  const read = readRequest(index, request);
  const missing = isSearched ? contradictionIn({ index, ...read, findDays }) : null;
  if (missing !== null) return missing;
  const days = daysOf(index, read);
  if (days === null) return explainImpossible(index, request, findDays) satisfies ImpossiblePlan;
  const certificate = certify(index, request, days);
  return { kind: "plan", days: withEatenOut(index, request, days), certificate };
};
