import type { Diet } from "@meal/domain/chef/vocabulary";
import type { Food } from "../foods/food.ts";
import { STARCHLESS } from "./starchless.ts";

/**
 * What one person eats of foods of a kind in a week of 2,000 kcal a day before it puzzles on a list, in grams: a loaf, a dozen
 * eggs, a clamshell of leaves, two cucumbers, three avocados, an eggplant. Foods of a row are one heap, the first row counts.
 */
const HEAPS: readonly (readonly [kind: RegExp, most: number])[] = [
  // Bought by the bag, and there anyway.
  [/potato|^onion|^carrot|^apple|^banana|^cabbage/u, Infinity],
  [/^egg$/u, 650],
  [/spinach|arugula|lettuce|salad-greens|watercress/u, 300],
  [/kale|chard/u, 225],
  [/asparagus/u, 300],
  [/eggplant/u, 460],
  [/^avocado$/u, 400],
  [/cucumber$/u, 600],
  [/green-bean|long-bean/u, 450],
  [/^bok-choy|zucchini(?!-noodle)/u, 550],
  [/mushroom/u, 400],
  [/^leek/u, 250],
  [/bell-pepper/u, 480],
  [/^broccoli/u, 650],
  [/^(?:cherry-|plum-)?tomato$/u, 750],
  [/^(?:fig|raspberry|blackberry|mixed-berries)$/u, 250],
  [/berry/u, 500],
  [/^chicken-(?:thigh|breast|drumstick|leg|wing|meat-cooked)/u, 950],
  [/yogurt|skyr|cottage-cheese|ricotta|quark|kefir/u, 1000],
];
const MOST_OF_KIND: ReadonlyMap<string, number> = new Map([
  ["bread", 570],
  ["meat", 800],
  ["poultry", 800],
  ["fish", 900],
  ["shellfish", 900],
  ["vegetable", 850],
  ["fruit", 900],
]);

/** How many heaps there can be: the rows above, and each other food by itself. */
export const heapsOf = (foods: number): number => HEAPS.length + foods;

/** Of a heap in a serving, where a week can have too much of it; its most for a week of 2,000 kcal. */
export type Heavy = { readonly heap: number; readonly grams: number; readonly most: number };

/** Less of it in a serving never comes to much. */
const LEAST_GRAMS = 15;

const rows = new Map<string, number>();

/** Its row above, -1 for none; asked of the same foods in every dish. */
const rowOf = (id: string): number => {
  const row = rows.get(id) ?? HEAPS.findIndex(([foods]) => foods.test(id));
  rows.set(id, row);
  return row;
};

export const heavyOf = ({ id, kind }: Food, number: number, grams: number): Heavy | null => {
  const row = rowOf(id);
  const most = HEAPS[row]?.[1] ?? MOST_OF_KIND.get(kind) ?? Infinity;
  const heap = row < 0 ? HEAPS.length + number : row;
  return most < Infinity && grams >= LEAST_GRAMS ? { heap, grams, most } : null;
};

/** Who eats next to no starch lives on eggs, greens and meat. */
const MORE_WITHOUT_STARCH = 1.7;
/** Whose foods are too few to be told what they eat too much of. */
const EXEMPT: ReadonlySet<Diet> = new Set(["raw", "carnivore"]);
const USUAL_KCAL = 2000;

/** A day or two may be all avocado: nobody carries heaps home for them. */
const LEAST_DAYS = 3;

/** How many times as much as usual a week may hold for whom it is. */
export const roomFor = (diet: Diet, calories: number, days: number): number =>
  EXEMPT.has(diet)
    ? Infinity
    : (calories / USUAL_KCAL) *
      (Math.max(LEAST_DAYS, days) / 7) *
      (STARCHLESS.has(diet) ? MORE_WITHOUT_STARCH : 1);
