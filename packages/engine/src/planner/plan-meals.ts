import type { ImpossiblePlan, Meal, PlanDay, PlanOutcome, PlanRequest } from "@meal/domain/chef/plans";
import { hardExcessOf } from "./balance.ts";
import { certify } from "./certify.ts";
import type { Component } from "./component.ts";
import { layoutOf } from "./day-layout.ts";
import { type Demands, readDemands } from "./demands.ts";
import { addScaled, at, createFigures, type Figures, KCAL } from "./figures.ts";
import { explainImpossible } from "./impossible.ts";
import { layTable, type PlanTable, type Setting } from "./plan-table.ts";
import type { PlannerIndex } from "./planner-index.ts";
import { poolWithout } from "./pool.ts";
import { serveDay } from "./serve-day.ts";
import { figuresOfMeal } from "./stored-meal.ts";
import { whyOf } from "./why.ts";
import { writeMeal } from "./write-meal.ts";

/** How often a plan is laid anew when a day broke a rule of its diet or missed its energy. */
const ATTEMPTS = 8;
/** Large plans cost time, and are not searched again so often for a dish that comes twice. */
const attemptsForVariety = ({ days, mealsPerDay }: PlanRequest): number =>
  days * mealsPerDay > 21 ? 1 : ATTEMPTS;
const ENERGY_TOLERANCE = 0.0195;

/** What may be cooked: without what is forbidden, and, where enough is left, without what is disliked. */
export const kitchenPool = (index: PlannerIndex, demands: Demands): readonly Component[] => {
  const { request, allergies, dislikes } = demands;
  const hasAllergies = request.allergies.length > 0;
  const allowed = poolWithout(
    index,
    request.diet,
    hasAllergies ? (food) => allergies.forbids(food) !== null : null,
  );
  if (request.dislikes.length === 0) return allowed;
  const liked = poolWithout(
    index,
    request.diet,
    (food) => allergies.forbids(food) !== null || dislikes.forbids(food) !== null,
  );
  const isEnough = layoutOf(request.mealsPerDay, request.categories).every(
    ({ kind }) =>
      liked.filter(({ dish }) => dish.slots.includes(kind)).length >= Math.max(3, request.days * 2),
  );
  return isEnough ? liked : allowed;
};

const keptFigures = (settings: readonly Setting[]): Figures => {
  const sum = createFigures();
  for (const setting of settings) if (setting.kind === "kept") addScaled(sum, setting.fixed.figures, 1);
  return sum;
};

const writeDay = (
  index: PlannerIndex,
  demands: Demands,
  settings: readonly Setting[],
  day: number,
): PlanDay => {
  const { request } = demands;
  const plates = settings.flatMap((setting) =>
    setting.kind === "open" && setting.plate !== null ? [setting.plate] : [],
  );
  const served = serveDay(index, plates, {
    others: keptFigures(settings),
    targetKcal: request.calories,
    servings: request.servings,
    rule: demands.rule,
  });
  let next = 0;
  const meals = settings.flatMap((setting, place): Meal[] => {
    if (setting.kind === "kept") return [setting.meal];
    const { plate, position } = setting;
    const one = served[next];
    if (plate === null || one === undefined) return [];
    next += 1;
    const where = { seed: request.seed, day, at: place, kind: position.kind };
    return [writeMeal(one, where, request.servings, (meal) => whyOf(meal, plate, position, demands))];
  });
  return { day, meals };
};

/** Whether a day brings its energy and keeps the limits of the diet. */
export const isDayGood = (index: PlannerIndex, demands: Demands, { meals }: PlanDay): boolean => {
  const sum = createFigures();
  for (const meal of meals) addScaled(sum, figuresOfMeal(index, meal), 1);
  const { calories } = demands.request;
  const isOnTarget = Math.abs(at(sum, KCAL) - calories) <= calories * ENERGY_TOLERANCE;
  return isOnTarget && hardExcessOf(sum, demands.rule) === 0;
};

const isHardBroken = (index: PlannerIndex, demands: Demands, { meals }: PlanDay): boolean => {
  const sum = createFigures();
  for (const meal of meals) addScaled(sum, figuresOfMeal(index, meal), 1);
  return hardExcessOf(sum, demands.rule) > 0;
};

const isWhole = (table: PlanTable): boolean =>
  table.every((settings) => settings.every((setting) => setting.kind === "kept" || setting.plate !== null));

const repeatsIn = (days: readonly PlanDay[]): number => {
  const dishes = days.flatMap(({ meals }) => meals.flatMap((meal) => meal.dishId ?? []));
  const own = dishes.filter((id) => !id.startsWith("extra-"));
  return own.length - new Set(own).size;
};

/** Lays tables until every day is good and no dish comes twice; keeps the best it saw. Null when none can be laid. */
const bestDays = (
  index: PlannerIndex,
  demands: Demands,
  pool: readonly Component[],
): readonly PlanDay[] | null => {
  let best: readonly PlanDay[] | null = null;
  let fewestFaults = Infinity;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const table = layTable(index, demands, pool, attempt);
    if (!isWhole(table)) return best;
    const days = table.map((settings, day) => writeDay(index, demands, settings, day + 1));
    const bad = days.filter((day) => !isDayGood(index, demands, day)).length;
    const faults = bad * 1000 + repeatsIn(days);
    if (faults < fewestFaults) [best, fewestFaults] = [days, faults];
    if (faults === 0 || (bad === 0 && attempt >= attemptsForVariety(demands.request))) break;
  }
  return best;
};

/** Days of a request that may be shown, or null when a demand cannot be kept. */
export const findDays = (index: PlannerIndex, request: PlanRequest): readonly PlanDay[] | null => {
  const demands = readDemands(index, request);
  const days = bestDays(index, demands, kitchenPool(index, demands));
  if (days === null) return null;
  const isFree = request.keep.length === 0;
  return isFree && days.some((day) => isHardBroken(index, demands, day)) ? null : days;
};

/**
 * Plans meals for a request. Rules of the diet and allergies are never bent: where they leave no plan, the answer
 * says which demands cannot be met together. Wishes may be bent, and the certificate says where.
 */
export const planMeals = (index: PlannerIndex, request: PlanRequest): PlanOutcome => {
  const days = findDays(index, request);
  if (days === null) return explainImpossible(index, request, findDays) satisfies ImpossiblePlan;
  return { kind: "plan", days, certificate: certify(index, request, days) };
};
