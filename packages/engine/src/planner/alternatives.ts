import { foodInWords } from "../dishes/rename.ts";
import type { Alternative, Meal, PlanDay, PlanRequest } from "@meal/domain/chef/plans";
import type { SwapWish } from "@meal/domain/chef/swap-wish";
import { hardExcessOf } from "./balance.ts";
import { createBoard } from "./board.ts";
import { plannedDay, type PlannedDay, type Position } from "./day-layout.ts";
import { type Demands, goalOf, readDemands } from "./demands.ts";
import { addScaled, asWholeDay, at, CENTS, createFigures, type Figures, KCAL } from "./figures.ts";
import { nothingKnown } from "./complete-plate.ts";
import { readyInTime } from "./first-day.ts";
import { offersFor } from "./offers.ts";
import { countOfDishes } from "./own-recipes.ts";
import type { Plate } from "./plate.ts";
import { pairsOf } from "./pool.ts";
import { kitchenPool } from "./pool-of-request.ts";
import type { PlannerIndex } from "./planner-index.ts";
import { createRandom } from "./random.ts";
import { serveDay } from "./serve-day.ts";
import { figuresOfMeal, fixedMealOf } from "./stored-meal.ts";
import { seek, type Sought } from "./swap-wish.ts";
import { whyOf } from "./why.ts";
import { writeMeal } from "./write-meal.ts";

export type SwapQuestion = {
  readonly request: PlanRequest;
  readonly days: readonly PlanDay[];
  /** The day's number as it stands in the plan. */
  readonly day: number;
  /** The meal's place in its day, from 0. */
  readonly position: number;
  readonly count: number;
  /** Without it every meal will do. */
  readonly wish?: SwapWish | undefined;
};

const foodNamesOf = (index: PlannerIndex, meals: readonly Meal[]): Set<string> =>
  new Set(
    meals
      .flatMap((meal) => meal.foodIds ?? [])
      .flatMap((id) => index.foodOf(id)?.name ?? [])
      .map(foodInWords),
  );

const otherFigures = (index: PlannerIndex, others: readonly Meal[]): Figures => {
  const sum = createFigures();
  for (const meal of others) addScaled(sum, figuresOfMeal(index, meal), 1);
  return sum;
};

const rankPlates = (
  index: PlannerIndex,
  question: SwapQuestion,
  position: Position,
  demands: Demands,
  sought: Sought,
): Plate[] => {
  const { request, days, day, position: place } = question;
  const random = createRandom(request.seed * 131 + day * 17 + place);
  const others = days.find((one) => one.day === day)?.meals.filter((_, at_) => at_ !== place) ?? [];
  const target = Math.max(60, sought.day.targetKcal - at(otherFigures(index, others), KCAL));
  const mealCount = days.reduce((sum, { meals }) => sum + meals.length, 0);
  const pool = kitchenPool(index, demands);
  const which = days.findIndex((one) => one.day === day);
  const wanted = {
    position,
    kinds: [position.kind],
    targetKcal: target,
    day: which,
    eaten: 1,
    made: 1,
    keepsDays: 0,
  };
  const pairs = pairsOf(index, demands.diets);
  const kitchen = { pool, demands, pairs, mealCount, random, known: nothingKnown() };
  const { plates: offered } = offersFor(kitchen, wanted);
  const offers = readyInTime(offered.filter(sought.isLikely), position.kind, which);
  const board = createBoard(demands, {
    days: days.length,
    meals: mealCount,
    mains: mealCount,
    dishes: countOfDishes(index, request),
    foods: index.foods.length,
  });
  for (const [at_day, one] of days.entries()) {
    for (const [at_, meal] of one.meals.entries()) {
      if (one.day !== day || at_ !== place) board.fix(fixedMealOf(index, demands, meal, at_day));
    }
  }
  const gains = new Map(
    offers.map((plate) => [plate, board.gain(plate, { sittings: [{ day: which, position }], makes: 1 })]),
  );
  return offers.toSorted((a, b) => (gains.get(b) ?? 0) - (gains.get(a) ?? 0));
};

const writeAlternative = (
  index: PlannerIndex,
  question: SwapQuestion,
  plate: Plate,
  position: Position,
  demands: Demands,
  sought: Sought,
): Alternative | null => {
  const { request, days, day, position: place } = question;
  const today = days.find((one) => one.day === day)?.meals ?? [];
  const old = today[place];
  const others = today.filter((_, at_) => at_ !== place);
  if (old === undefined) return null;
  const around = otherFigures(index, others);
  const people = old.servings ?? position.people;
  const [served] = serveDay(index, [{ plate, people }], goalOf(demands, sought.day, around));
  if (served === undefined) return null;
  const where = { seed: request.seed, day, at: place, kind: position.kind };
  const meal = writeMeal(served, where, (written) => whyOf(written, plate, position, demands));
  const figures = figuresOfMeal(index, meal);
  const before = figuresOfMeal(index, old);
  if (!sought.isIt(meal, figures)) return null;
  const wasGood = isDayGood(around, before, demands, plannedDay(request, day));
  if (wasGood && !isDayGood(around, figures, demands, sought.day)) return null;
  const rest = days.flatMap((one) => one.meals.filter((_, at_) => one.day !== day || at_ !== place));
  const bought = foodNamesOf(index, rest);
  const [ours, theirs] = [foodNamesOf(index, [meal]), foodNamesOf(index, [old])];
  return {
    meal,
    why: meal.why ?? "",
    // Rounded first: beside the meals stand rounded figures, and the change is what lies between them.
    caloriesChange: Math.round(at(figures, KCAL)) - Math.round(at(before, KCAL)),
    costChangeCents: Math.round(at(figures, CENTS)) - Math.round(at(before, CENTS)),
    foodsAdded: [...ours].filter((name) => !theirs.has(name) && !bought.has(name)),
    foodsDropped: [...theirs].filter((name) => !ours.has(name) && !bought.has(name)),
  };
};

const isDayGood = (
  around: Figures,
  meal: Figures,
  { rule }: Demands,
  { targetKcal, share }: PlannedDay,
): boolean => {
  const sum = createFigures();
  addScaled(sum, around, 1);
  addScaled(sum, meal, 1);
  const isOnTarget = Math.abs(at(sum, KCAL) - targetKcal) <= targetKcal * 0.02;
  return isOnTarget && hardExcessOf(asWholeDay(sum, share), rule) === 0;
};

/** Meals that could stand in one place of a plan, each keeping every rule and the day's energy, the best first. */
export const alternatives = (index: PlannerIndex, question: SwapQuestion): readonly Alternative[] => {
  const demands = readDemands(index, question.request);
  const position = plannedDay(question.request, question.day).positions[question.position];
  if (position === undefined) return [];
  const old = question.days.find(({ day }) => day === question.day)?.meals[question.position];
  if (old === undefined) return [];
  const day = plannedDay(question.request, question.day);
  const sought = seek(index, question.wish, { old, figures: figuresOfMeal(index, old), day });
  const used = new Set(question.days.flatMap(({ meals }) => meals.map((meal) => meal.dishId)));
  const found: Alternative[] = [];
  for (const plate of rankPlates(index, question, position, demands, sought)) {
    if (found.length >= question.count) break;
    if (used.has(plate.main.dish.id)) continue;
    const alternative = writeAlternative(index, question, plate, position, demands, sought);
    if (alternative === null) continue;
    used.add(plate.main.dish.id);
    found.push(alternative);
  }
  return found;
};
