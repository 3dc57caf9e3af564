import { type DietRule, noConflict } from "../diets/diet-rules.ts";
import type { Component } from "./component.ts";
import type { MealFrame } from "./meal-frame.ts";
import { suitsTable } from "./pairing-rules.ts";
import { goTogether } from "./room-on-plate.ts";

/** Something to stand beside a dish, and its place among the sides of a diet; -1 where it was changed for one request. */
export type Side = { readonly component: Component; readonly number: number };

export type MayStand = (side: Side) => boolean;

/** Which two may stand on one table. It hangs on nothing that a request says: for a diet every two are asked about once. */
export type Pairs = {
  readonly rule: DietRule;
  readonly sideOf: (component: Component) => Side;
  /** What suits a dish at a meal. */
  readonly beside: (meal: Omit<MealFrame, "diet">) => (main: Component) => MayStand;
  /** What goes with something else beside the same dish. */
  readonly with: (addon: Component) => MayStand;
};

/** What is never a side is on no shelf, and most dishes are none. */
export const isSide = ({ isExtra, dish }: Component): boolean => isExtra || dish.slots.includes("side");

/** A row of answers holds 0 for what was not asked yet. */
const [NO, YES] = [1, 2];

/** A week asks about a hundred thousand pairs, mostly the same ones: a byte for each, in a row for each dish. */
const askedOnce = (
  sides: number,
  ask: (one: Component, other: Component) => boolean,
): ((one: Component) => MayStand) => {
  const rows = new WeakMap<Component, Uint8Array>();
  return (one) => {
    const row = rows.get(one) ?? new Uint8Array(sides);
    rows.set(one, row);
    return ({ component, number }) => {
      if (number < 0) return ask(one, component);
      if (row[number] === 0) row[number] = ask(one, component) ? YES : NO;
      return row[number] === YES;
    };
  };
};

/** Makes what remembers the pairs of a diet. */
export const createPairs = (pool: readonly Component[], rule: DietRule): Pairs => {
  const { diet } = rule;
  const numbers = new Map(pool.filter(isSide).map((component, number) => [component, number]));
  const remember = (ask: (one: Component, other: Component) => boolean) => askedOnce(numbers.size, ask);
  // Each dish is fit for the diet by itself: what may not meet, may not meet in pairs.
  const clash = (one: Component, other: Component): boolean =>
    rule.conflict !== noConflict && rule.conflict([...one.foods, ...other.foods]) !== null;
  const meals = new Map<string, (main: Component) => MayStand>();
  return {
    rule,
    sideOf: (component) => ({ component, number: numbers.get(component) ?? -1 }),
    beside: (meal) => {
      const key = `${meal.kind} ${meal.isLarge}`;
      const suits = (main: Component, addon: Component): boolean =>
        suitsTable(main, addon, { ...meal, diet }) && !clash(main, addon);
      const known = meals.get(key) ?? remember(suits);
      meals.set(key, known);
      return known;
    },
    with: remember((one, other) => goTogether(one, other) && !clash(one, other)),
  };
};
