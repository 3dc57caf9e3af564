import type { Component } from "./component.ts";
import { type DayGoal, fitDay } from "./fit-day.ts";
import type { Plate } from "./plate.ts";
import type { PlannerIndex } from "./planner-index.ts";
import { createPortion, type Portion } from "./portion.ts";
import type { ServedPlate } from "./write-meal.ts";

const portionsOf = (index: PlannerIndex, { dish }: Component, factor: number, servings: number): Portion[] =>
  dish.ingredients.flatMap((it) => {
    const food = index.foodOf(it.foodId);
    const gramsNeeded = (it.grams / dish.servings) * factor * servings;
    return food === undefined ? [] : [createPortion(it, index.measureOf(it.measure), food, gramsNeeded)];
  });

/** Measures out the plates of a day so that, with what stands already, they bring the day's energy. */
export const serveDay = (index: PlannerIndex, plates: readonly Plate[], goal: DayGoal): ServedPlate[] => {
  const served = plates.map((plate) => ({
    plate,
    parts: [plate.main, ...plate.addons].map((component) => ({
      component,
      portions: portionsOf(index, component, plate.factor, goal.servings),
    })),
  }));
  fitDay(
    served.flatMap(({ parts }) => parts.flatMap((part) => part.portions)),
    goal,
  );
  return served;
};
