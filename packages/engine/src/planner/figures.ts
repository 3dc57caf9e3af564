import type { Nutrition } from "@meal/domain/chef/nutrition";
import type { Food } from "../foods/food.ts";

/** The figures of a plate in one array, so that the search adds them without making objects. */
const FIGURES = [
  "kcal",
  "protein",
  "carbs",
  "fat",
  "fiber",
  "sugars",
  "saturatedFat",
  "sodiumMg",
  "cents",
] as const;
const FIGURE_COUNT = FIGURES.length;
export const KCAL = 0;
export const PROTEIN = 1;
export const CARBS = 2;
export const FAT = 3;
export const FIBER = 4;
export const SUGARS = 5;
export const SATURATED_FAT = 6;
export const SODIUM = 7;
export const CENTS = 8;

/** A plain list: thousands of plates are weighed for a plan, and lists are made faster than typed arrays. */
export type Figures = number[];

/** Adds so many grams of a food, as they are bought: what is a bone costs and does not feed. */
export const addFood = (sum: Figures, food: Food, grams: number): void => {
  const n = food.per100g;
  const share = (grams * food.eaten) / 100;
  sum[KCAL] = (sum[KCAL] ?? 0) + n.kcal * share;
  sum[PROTEIN] = (sum[PROTEIN] ?? 0) + n.protein * share;
  sum[CARBS] = (sum[CARBS] ?? 0) + n.carbs * share;
  sum[FAT] = (sum[FAT] ?? 0) + n.fat * share;
  sum[FIBER] = (sum[FIBER] ?? 0) + n.fiber * share;
  sum[SUGARS] = (sum[SUGARS] ?? 0) + n.sugars * share;
  sum[SATURATED_FAT] = (sum[SATURATED_FAT] ?? 0) + n.saturatedFat * share;
  sum[SODIUM] = (sum[SODIUM] ?? 0) + n.sodiumMg * share;
  sum[CENTS] = (sum[CENTS] ?? 0) + (food.centsPerKg * grams) / 1000;
};

/** Adds `part` times the factor to `sum`. */
export const addScaled = (sum: Figures, part: Figures, factor: number): void => {
  for (let at = 0; at < FIGURE_COUNT; at += 1) sum[at] = (sum[at] ?? 0) + (part[at] ?? 0) * factor;
};

/** Makes `sum` the same as another. */
export const copyFigures = (sum: Figures, other: Figures): void => {
  for (let at = 0; at < FIGURE_COUNT; at += 1) sum[at] = other[at] ?? 0;
};

/** What a day of such meals would bring if they were all of it, for limits that hold for a whole day. */
export const asWholeDay = (planned: Figures, share: number): Figures =>
  share === 1 ? planned : planned.map((figure) => figure / share);

/** Energy as people read it: "2,000 kcal". */
export const kcalText = (kcal: number): string => `${Math.round(kcal).toLocaleString("en-US")} kcal`;

export const createFigures = (): Figures => [0, 0, 0, 0, 0, 0, 0, 0, 0];

/** One figure, by its place. */
export const at = (figures: Figures, place: number): number => figures[place] ?? 0;

/** The figures of a stored meal. */
export const figuresOfNutrition = (n: Nutrition, cents: number): Figures => [
  n.kcal,
  n.protein,
  n.carbs,
  n.fat,
  n.fiber,
  n.sugars,
  n.saturatedFat,
  n.sodiumMg,
  cents,
];

/** Back to the words of the domain. */
export const nutritionOfFigures = (f: Figures): Nutrition => ({
  kcal: at(f, KCAL),
  protein: at(f, PROTEIN),
  carbs: at(f, CARBS),
  fat: at(f, FAT),
  fiber: at(f, FIBER),
  sugars: at(f, SUGARS),
  saturatedFat: at(f, SATURATED_FAT),
  sodiumMg: at(f, SODIUM),
});
