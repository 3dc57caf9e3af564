import type { Component } from "./component.ts";
import { type DayGoal, fitDay } from "./fit-day.ts";
import { addFood, addScaled, asWholeDay, at, createFigures, KCAL } from "./figures.ts";
import { hardExcessOf } from "./balance.ts";
import type { Plate } from "./plate.ts";
import type { PlannerIndex } from "./planner-index.ts";
import { createPortion, gramsOfPortion, type Portion } from "./portion.ts";
import type { ServedPlate } from "./write-meal.ts";

const portionsOf = (
  index: PlannerIndex,
  { dish, isExtra }: Component,
  factor: number,
  { people, isEven }: { readonly people: number; readonly isEven: boolean },
): Portion[] =>
  dish.ingredients.flatMap((it) => {
    const food = index.foodOf(it.foodId);
    const gramsNeeded = (it.grams / dish.servings) * factor * people;
    const table = isEven ? { people, form: dish.form, isExtra } : undefined;
    return food === undefined
      ? []
      : [createPortion(it, index.measureOf(it.measure), food, gramsNeeded, table)];
  });

/** A wish moves portions as long as the day keeps this near to its energy. */
const NEAR_ENOUGH = 0.0195;

const isOnTarget = (
  served: readonly ServedPlate[],
  { others, targetKcal, rule, share }: DayGoal,
): boolean => {
  const sum = createFigures();
  addScaled(sum, others, 1);
  for (const { parts, people } of served)
    for (const { portions } of parts)
      for (const portion of portions) addFood(sum, portion.food, gramsOfPortion(portion) / people);
  const isNear = Math.abs(at(sum, KCAL) - targetKcal) <= targetKcal * NEAR_ENOUGH;
  return isNear && hardExcessOf(asWholeDay(sum, share), rule) === 0;
};

/** A plate gives way to what is left over this far before its portions are moved one by one. */
const MOST_GROWN = 1.45;
const MOST_SHRUNK = 0.65;

/** The plates of a day made larger or smaller together, so that with what stands already they come near its energy. */
export const fillDay = (plates: readonly Plate[], { others, targetKcal }: DayGoal): Plate[] => {
  const kcal = plates.reduce((sum, { figures }) => sum + at(figures, KCAL), 0);
  const part = (targetKcal - at(others, KCAL)) / Math.max(1, kcal);
  const by = Math.min(MOST_GROWN, Math.max(MOST_SHRUNK, part));
  return plates.map((plate) => ({ ...plate, factor: plate.factor * by }));
};

/** A plate, and how many eat of it. */
export type Serving = { readonly plate: Plate; readonly people: number };

/**
 * Measures out the plates of a day so that, with what stands already, they bring the day's energy. Where a wish would take the
 * day off that, or that everybody has the same, the energy goes first.
 */
export const serveDay = (index: PlannerIndex, servings: readonly Serving[], goal: DayGoal): ServedPlate[] => {
  const wished = servedFor(index, servings, goal, true);
  if (isOnTarget(wished, goal)) return wished;
  const energy = { ...goal, wishMiss: null };
  const even = goal.wishMiss === null ? wished : servedFor(index, servings, energy, true);
  if (goal.wishMiss !== null && isOnTarget(even, goal)) return even;
  const loose = servedFor(index, servings, goal, false);
  return goal.wishMiss === null || isOnTarget(loose, goal)
    ? loose
    : servedFor(index, servings, energy, false);
};

const servedFor = (
  index: PlannerIndex,
  servings: readonly Serving[],
  goal: DayGoal,
  isEven: boolean,
): ServedPlate[] => {
  const served = servings.map(({ plate, people }) => ({
    plate,
    people,
    parts: [plate.main, ...plate.addons].map((component) => ({
      component,
      portions: portionsOf(index, component, plate.factor, { people, isEven }),
    })),
  }));
  fitDay(
    served.map(({ parts, people }) => ({
      portions: parts.flatMap(({ portions }) => portions),
      people,
    })),
    goal,
  );
  return served;
};
