import type { Component } from "./component.ts";
import { type DayGoal, fitDay } from "./fit-day.ts";
import { addFood, at, createFigures, KCAL } from "./figures.ts";
import type { Plate } from "./plate.ts";
import type { PlannerIndex } from "./planner-index.ts";
import { createPortion, gramsOfPortion, type Portion } from "./portion.ts";
import type { ServedPlate } from "./write-meal.ts";

const portionsOf = (index: PlannerIndex, { dish }: Component, factor: number, people: number): Portion[] =>
  dish.ingredients.flatMap((it) => {
    const food = index.foodOf(it.foodId);
    const gramsNeeded = (it.grams / dish.servings) * factor * people;
    return food === undefined ? [] : [createPortion(it, index.measureOf(it.measure), food, gramsNeeded)];
  });

/** A wish moves portions as long as the day keeps this near to its energy. */
const NEAR_ENOUGH = 0.0195;

const isOnTarget = (served: readonly ServedPlate[], { others, targetKcal }: DayGoal): boolean => {
  const sum = createFigures();
  for (const { parts, people } of served)
    for (const { portions } of parts)
      for (const portion of portions) addFood(sum, portion.food, gramsOfPortion(portion) / people);
  return Math.abs(at(others, KCAL) + at(sum, KCAL) - targetKcal) <= targetKcal * NEAR_ENOUGH;
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

/** A plate, how many eat of it, and what its cost counts. */
export type Serving = { readonly plate: Plate; readonly people: number; readonly costShare: number };

/** Measures out the plates of a day so that, with what stands already, they bring the day's energy. */
export const serveDay = (index: PlannerIndex, servings: readonly Serving[], goal: DayGoal): ServedPlate[] => {
  const served = servedFor(index, servings, goal);
  // Where a wish would take the day off its energy, the energy goes first.
  if (goal.wishMiss === null || isOnTarget(served, goal)) return served;
  return servedFor(index, servings, { ...goal, wishMiss: null });
};

const servedFor = (index: PlannerIndex, servings: readonly Serving[], goal: DayGoal): ServedPlate[] => {
  const served = servings.map(({ plate, people, costShare }) => ({
    plate,
    people,
    costShare,
    parts: [plate.main, ...plate.addons].map((component) => ({
      component,
      portions: portionsOf(index, component, plate.factor, people),
    })),
  }));
  fitDay(
    served.map(({ parts, people, costShare }) => ({
      portions: parts.flatMap(({ portions }) => portions),
      people,
      costShare,
    })),
    goal,
  );
  return served;
};
