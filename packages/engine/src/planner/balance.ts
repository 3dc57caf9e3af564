import type { Diet } from "@meal/domain/chef/vocabulary";
import type { DietRule } from "../diets/diet-rules.ts";
import { excessOver } from "./day-limits.ts";
import { at, CARBS, FAT, type Figures, KCAL, PROTEIN } from "./figures.ts";

/** Shares of the energy, each from and to; null where the diet leaves it open. */
export type Corridor = {
  readonly protein: readonly [number, number];
  readonly carbs: readonly [number, number] | null;
  readonly fat: readonly [number, number] | null;
};

const USUAL: Corridor = { protein: [0.14, 0.32], carbs: [0.35, 0.6], fat: [0.2, 0.42] };
const LOW_CARB: Corridor = { protein: [0.15, 0.5], carbs: null, fat: null };
/** At most 75 g of carbohydrate a meal, and 45 g in the morning, are a quarter of what a large eater has in a day. */
const EVEN_SUGAR: Corridor = { ...USUAL, carbs: [0.25, 0.5], fat: [0.2, 0.48] };
const PLANTS_ONLY: Corridor = { protein: [0.07, 0.3], carbs: null, fat: null };

const CORRIDORS: Partial<Record<Diet, Corridor>> = {
  keto: LOW_CARB,
  carnivore: LOW_CARB,
  paleo: LOW_CARB,
  whole30: LOW_CARB,
  "high-protein": { protein: [0.2, 0.5], carbs: [0.2, 0.55], fat: [0.18, 0.45] },
  "diabetic-friendly": EVEN_SUGAR,
  raw: PLANTS_ONLY,
  vegan: { ...USUAL, protein: [0.11, 0.32] },
};

const missOf = (share: number, corridor: readonly [number, number] | null): number => {
  if (corridor === null) return 0;
  const [low, high] = corridor;
  return share < low ? low - share : share > high ? share - high : 0;
};

/** Where a diet wants the macros of a day. */
export const corridorOf = (diet: Diet): Corridor => CORRIDORS[diet] ?? USUAL;

/** A day this far (in shares of its energy, and of its limits) from balance scores nothing for it. */
export const WORST = 0.4;

/** 0–1: how near a day's macros are to where the diet wants them, wishes of the diet included. */
export const balanceOf = (day: Figures, rule: DietRule): number => {
  const kcal = Math.max(1, at(day, KCAL));
  const corridor = corridorOf(rule.diet);
  let miss =
    missOf((at(day, PROTEIN) * 4) / kcal, corridor.protein) +
    missOf((at(day, CARBS) * 4) / kcal, corridor.carbs) +
    missOf((at(day, FAT) * 9) / kcal, corridor.fat);
  for (const limit of rule.dayLimits) if (limit.isWish) miss += Math.min(0.5, excessOver(day, limit)) * 0.4;
  return Math.max(0, 1 - miss / WORST);
};

/** By how much the day breaks limits that must hold; 0 where all hold. */
export const hardExcessOf = (day: Figures, rule: DietRule, margin = 0): number => {
  let excess = 0;
  for (const limit of rule.dayLimits) if (!limit.isWish) excess += excessOver(day, limit, margin);
  return excess;
};
