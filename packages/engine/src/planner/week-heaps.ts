import type { Diet } from "@meal/domain/chef/vocabulary";
import type { Food } from "../foods/food.ts";
import { STARCHLESS } from "./starchless.ts";

/**
 * What one person eats of a food in a week of 2,000 kcal a day before it puzzles on a list, in grams: a loaf, a dozen eggs, a
 * clamshell of leaves, two cucumbers, two pounds of another vegetable, of a fruit, a cut of meat or yogurt.
 */
const MOST_OF = {
  bread: 570,
  egg: 650,
  leaves: 300,
  cucumber: 600,
  shortLived: 250,
  vegetable: 850,
  fruit: 900,
  meat: 900,
  curd: 1000,
} as const;
const LEAVES = /spinach|arugula|lettuce|salad-greens|kale|chard|watercress/u;
const SHORT_LIVED = /^(?:fig|raspberry|blackberry|mixed-berries)$/u;
const CURD = /yogurt|skyr|cottage-cheese|ricotta|quark/u;
/** Bought by the bag, and there anyway. */
const OF_THE_PANTRY = /potato|^onion|^carrot|^apple|^banana|^cabbage/u;
const MEATS: ReadonlySet<string> = new Set(["meat", "poultry", "fish", "shellfish"]);

const mostOf = ({ id, kind }: Food): number => {
  if (OF_THE_PANTRY.test(id)) return Infinity;
  if (kind === "bread") return MOST_OF.bread;
  if (id === "egg") return MOST_OF.egg;
  if (LEAVES.test(id)) return MOST_OF.leaves;
  if (id.endsWith("cucumber")) return MOST_OF.cucumber;
  if (SHORT_LIVED.test(id)) return MOST_OF.shortLived;
  if (CURD.test(id)) return MOST_OF.curd;
  if (MEATS.has(kind)) return MOST_OF.meat;
  return kind === "vegetable" ? MOST_OF.vegetable : kind === "fruit" ? MOST_OF.fruit : Infinity;
};

/** Of a food in a serving, where a week can have too much of it; its most for a week of 2,000 kcal. */
export type Heavy = { readonly food: number; readonly grams: number; readonly most: number };

/** Less of it in a serving never comes to much. */
const LEAST_GRAMS = 15;

export const heavyOf = (food: Food, number: number, grams: number): Heavy | null => {
  const most = mostOf(food);
  return most < Infinity && grams >= LEAST_GRAMS ? { food: number, grams, most } : null;
};

/** Who eats next to no starch lives on eggs, greens and meat. */
const MORE_WITHOUT_STARCH = 1.7;
/** Whose foods are too few to be told what they eat too much of. */
const EXEMPT: ReadonlySet<Diet> = new Set(["raw", "carnivore"]);
const USUAL_KCAL = 2000;

/** How many times as much as usual a week may hold for whom it is. */
export const roomFor = (diet: Diet, calories: number, days: number): number =>
  EXEMPT.has(diet)
    ? Infinity
    : (calories / USUAL_KCAL) * (days / 7) * (STARCHLESS.has(diet) ? MORE_WITHOUT_STARCH : 1);
