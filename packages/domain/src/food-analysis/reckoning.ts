import { INTAKE_FIGURES, type Intake, type IntakeFigure } from "../calorie-tracking/diary.ts";
import type { AnalysisItem } from "./analysis-item.ts";
import { type Assumed, FATS, type Helping, SHARES, SIZES } from "./helping.ts";

const kcalPerGramOfOil = 8.84;

/** A figure, and between which others the truth probably lies. */
interface Ranged {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

export type RangedIntake = Readonly<Record<IntakeFigure, Ranged>>;

/** How far off a portion is that somebody stated, even of a food that was understood. */
const statedSpread = 0.1;
/** How much further it may be off while it is not sure what the food is. */
const spreadOfFood = 0.25;

const cooked =
  /\b(?:eggs?|omelet(?:te)?|chicken|turkey|beef|pork|lamb|steak|fish|salmon|cod|shrimp|tofu|vegetables?|veggies|broccoli|zucchini|mushrooms?|peppers?|potato(?:es)?|pasta|spaghetti|noodles|rice|salad|spinach|onions?)\b/iu;
const holdsFat = /\b(?:fried|oil|butter|dressing|mayo|soup|boiled|steamed|poached|raw)\b/iu;

/** Whether oil may have gone in that nobody sees and nobody named. */
export function mayHoldFat({ description }: Pick<AnalysisItem, "description">): boolean {
  return cooked.test(description) && !holdsFat.test(description);
}

/** How many times the analysed portion was eaten. */
export function timesOf({ amount, size, share }: Assumed): number {
  return (amount ?? 1) * (size === null ? 1 : SIZES[size]) * SHARES[share];
}

/** The grams that were eaten, where the analysis knows what its portion weighs. */
export function gramsEaten({ item, assumed }: Helping): number | null {
  return item.grams === null ? null : item.grams * timesOf(assumed);
}

/** How far the truth may lie below and above, as shares of the figure. */
function spreadOf({ item, assumed }: Helping): { readonly below: number; readonly above: number } {
  const { calories, calories_range: range, confidence } = item;
  const below = calories === 0 ? 0 : (calories - range.low) / calories;
  const above = calories === 0 ? 0 : (range.high - calories) / calories;
  if (assumed.amount === null && assumed.size === null) return { below, above };
  const left = statedSpread + spreadOfFood * (1 - confidence);
  return { below: Math.min(below, left), above: Math.min(above, left) };
}

const tenth = (figure: number): number => Math.round(figure * 10) / 10;

/** What an item brings with all that is assumed of it, each figure with its range. */
export function reckon(helping: Helping): RangedIntake {
  const { item, assumed } = helping;
  const times = timesOf(assumed);
  const share = SHARES[assumed.share];
  const { below, above } = spreadOf(helping);
  const fat = FATS[assumed.fat ?? "none"] * share;
  const unsaidFat = assumed.fat === null && mayHoldFat(item) ? FATS.teaspoon * share : 0;
  const ranged = (name: IntakeFigure): Ranged => {
    const ofFat = name === "calories" ? kcalPerGramOfOil : name === "fats" ? 1 : 0;
    const round = name === "calories" ? Math.round : tenth;
    const own = item[name] * times;
    const added = fat * ofFat;
    return {
      value: round(own + added),
      low: round(own * (1 - below) + added),
      high: round(own * (1 + above) + added + unsaidFat * ofFat),
    };
  };
  return everyFigure(ranged);
}

/** What several items bring together. Grams are added as tenths, so that their order changes nothing. */
export function together(helpings: readonly Helping[]): RangedIntake {
  const all = helpings.map(reckon);
  const sum = (name: IntakeFigure, end: keyof Ranged) =>
    all.reduce((whole, figures) => whole + Math.round(figures[name][end] * 10), 0) / 10;
  return everyFigure((name) => ({
    value: sum(name, "value"),
    low: sum(name, "low"),
    high: sum(name, "high"),
  }));
}

/** The figures alone. */
export function valuesOf(ranged: RangedIntake): Intake {
  return everyFigure((name) => ranged[name].value);
}

function everyFigure<T>(make: (name: IntakeFigure) => T): Record<IntakeFigure, T> {
  const [calories, protein, carbs, fats, fiber] = INTAKE_FIGURES;
  return {
    calories: make(calories),
    protein: make(protein),
    carbs: make(carbs),
    fats: make(fats),
    fiber: make(fiber),
  };
}
