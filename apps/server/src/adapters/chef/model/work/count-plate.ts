import type { Food, FoodIndex } from "@meal/engine/foods";
import { sourceOf } from "@meal/engine/talk";
import type { Kitchen } from "@meal/engine/kitchen";
import type { RangedFoodItem } from "../../../../ports/chef.ts";
import { rangedFood } from "../../ranged-food.ts";
import type { Seen } from "../shapes/seen-food.ts";

const KNOWN_SCORE = 0.75;
/** How sure one may be of a food that only the model knows: the screen then asks for a better picture or words. */
const UNKNOWN_CONFIDENCE = 0.45;
/** However sure the model says that it is: a portion that was only seen is off by a fifth or more once in four. */
const SEEN_CONFIDENCE = 0.75;

const tenth = (value: number): number => Math.round(value * 10) / 10;
const short = (text: string): string => text.trim().slice(0, 300);

/** What the foods on a plate bring: from the food table where it knows them. */
export function countPlate({ foods }: Kitchen, plate: readonly Seen[]): readonly RangedFoodItem[] {
  return plate.map((seen) => counted(foods, seen));
}

function counted(foods: FoodIndex, seen: Seen): RangedFoodItem {
  const match = foods.find(seen.name, { asEaten: true });
  const food = match !== null && match.score >= KNOWN_SCORE ? match.food : null;
  const confidence = Math.min(seen.confidence, food === null ? UNKNOWN_CONFIDENCE : SEEN_CONFIDENCE);
  const { kcal, ...rest } = per100gOf(food, seen);
  const of = (figure: number): number => (figure * seen.grams) / 100;
  const ranged = rangedFood(
    {
      description: short(seen.name),
      portion: short(seen.portion) || `${Math.round(seen.grams)} g`,
      calories: Math.round(of(kcal)),
      protein: tenth(of(rest.protein)),
      carbs: tenth(of(rest.carbs)),
      fats: tenth(of(rest.fat)),
      fiber: tenth(of(rest.fiber)),
      confidence,
      taste_profile: seen.taste.slice(0, 8).map(short),
      chef_notes: `${short(seen.notes)} ${originOf(food, seen)}`.trim(),
      grams: seen.grams,
    },
    seen.assumptions.slice(0, 10).map(short),
  );
  return { ...ranged, calories_range: widened(ranged.calories_range, kcal, seen) };
}

function per100gOf(food: Food | null, seen: Seen) {
  if (food !== null) return food.per100g;
  return {
    kcal: seen.kcalPer100g ?? 0,
    protein: seen.proteinPer100g ?? 0,
    carbs: seen.carbsPer100g ?? 0,
    fat: seen.fatPer100g ?? 0,
    fiber: seen.fiberPer100g ?? 0,
  };
}

const originOf = (food: Food | null, { grams }: Seen): string =>
  food === null
    ? "Our food table does not know it; the figures are the model's own estimate."
    : `Counted as ${Math.round(grams)} g of ${food.name}, ${Math.round(food.per100g.kcal)} kcal per 100 g (${sourceOf(food)}).`;

/** The model's own least and most weigh in where they are farther apart. */
function widened(
  { low, high }: RangedFoodItem["calories_range"],
  kcalPer100g: number,
  { gramsLow, gramsHigh }: Seen,
): RangedFoodItem["calories_range"] {
  const kcalOf = (grams: number): number => Math.round((grams * kcalPer100g) / 100);
  return {
    low: gramsLow === null ? low : Math.min(low, kcalOf(gramsLow)),
    high: gramsHigh === null ? high : Math.max(high, kcalOf(gramsHigh)),
  };
}
