import type { DietRule } from "../diets/diet-rules.ts";
import { hardExcessOf } from "./balance.ts";
import {
  addFood,
  addScaled,
  asWholeDay,
  at,
  copyFigures,
  createFigures,
  type Figures,
  KCAL,
} from "./figures.ts";
import type { Portion } from "./portion.ts";

/** What a day must come to, and what stands in it already. */
export type DayGoal = {
  readonly others: Figures;
  readonly targetKcal: number;
  readonly rule: DietRule;
  /** The part of a whole day that these meals are; limits hold for a whole day. */
  readonly share: number;
  /** By how much a whole day misses what was wished of it; null where that does not count. */
  readonly wishMiss: ((wholeDay: Figures) => number) | null;
};

/** A portion may move this far from the scaled recipe, and in need this far. */
const REACHES = [0.2, 0.4];
const MOST_MOVES = 60;
/** So near, in parts of the day's energy, nobody moves a spoon any more. */
const CLOSE = 0.003;
/** A limit is kept by a hair more than it asks for. */
const MARGIN = 0.004;

const strainOf = (portion: Portion, units: number): number =>
  Math.abs(units - portion.idealUnits) / Math.max(portion.idealUnits, portion.unit.least);

const isWithin = (portion: Portion, units: number, reach: number): boolean => {
  if (units < portion.unit.least) return false;
  const step = portion.unit.stepAt(units);
  return Math.abs(units - portion.idealUnits) <= Math.max(step * 0.75, portion.idealUnits * reach);
};

/** The portions of a plate, and how many eat of it. */
export type Helping = { readonly portions: readonly Portion[]; readonly people: number };

/** What one unit of each portion brings to one person. */
const figuresPerUnit = ({ food, unit }: Portion, { people }: Helping): Figures => {
  const sum = createFigures();
  addFood(sum, food, unit.gramsPerUnit / people);
  return sum;
};

/** A wished figure is worth some energy, as long as the day stays near its own. */
const WISH_WEIGHT = 0.5;

const faultOf = (day: Figures, { targetKcal, rule, share, wishMiss }: DayGoal): number => {
  const whole = asWholeDay(day, share);
  const offTarget = Math.max(0, Math.abs(at(day, KCAL) / targetKcal - 1) - CLOSE);
  return offTarget + 3 * hardExcessOf(whole, rule, MARGIN) + WISH_WEIGHT * (wishMiss?.(whole) ?? 0);
};

type Movable = { readonly portion: Portion; readonly perUnit: Figures };
type Move = {
  readonly movable: Movable;
  readonly units: number;
  readonly fault: number;
  readonly cost: number;
};

const bestMove = (
  movables: readonly Movable[],
  day: Figures,
  fault: number,
  goal: DayGoal,
  reach: number,
): Move | null => {
  const trial = createFigures();
  let best: Move | null = null;
  for (const movable of movables) {
    const { portion, perUnit } = movable;
    const step = portion.unit.stepAt(portion.units);
    for (const units of [portion.units + step, portion.units - step]) {
      if (!isWithin(portion, units, reach)) continue;
      copyFigures(trial, day);
      addScaled(trial, perUnit, units - portion.units);
      const left = faultOf(trial, goal);
      if (left >= fault - 1e-9) continue;
      const cost = left + (strainOf(portion, units) - strainOf(portion, portion.units)) * 0.02;
      if (best === null || cost < best.cost) best = { movable, units, fault: left, cost };
    }
  }
  return best;
};

/**
 * Rounding to measures moves a day off its energy, and sometimes over a limit; this takes a few portions one measure
 * up or down until the day is right again.
 */
export const fitDay = (helpings: readonly Helping[], goal: DayGoal): void => {
  const movables = helpings.flatMap((helping) =>
    helping.portions.map((portion) => ({ portion, perUnit: figuresPerUnit(portion, helping) })),
  );
  const day = createFigures();
  addScaled(day, goal.others, 1);
  for (const { portion, perUnit } of movables) addScaled(day, perUnit, portion.units);
  let fault = faultOf(day, goal);
  for (const reach of REACHES) {
    for (let moves = 0; moves < MOST_MOVES && fault > 0; moves += 1) {
      const move = bestMove(movables, day, fault, goal, reach);
      if (move === null) break;
      addScaled(day, move.movable.perUnit, move.units - move.movable.portion.units);
      move.movable.portion.units = Math.round(move.units * 10_000) / 10_000;
      fault = move.fault;
    }
  }
};
