import type { Diet } from "@meal/domain/chef/vocabulary";
import type { DietFacts } from "./diet-facts.ts";

/** A ceiling or a floor on what a meal or a day brings. A `share` is a part of the energy, 0–1. */
export type NutritionLimit = {
  readonly figure:
    | "kcal"
    | "netCarbs"
    | "carbs"
    | "sodiumMg"
    | "sugars"
    | "saturatedFat"
    | "fiber"
    | "proteinShare"
    | "carbsShare";
  readonly min?: number;
  readonly max?: number;
  /** A wish is scored; a limit that is no wish must hold. */
  readonly isWish: boolean;
  readonly reason: string;
};

export type DietRule = {
  readonly diet: Diet;
  /** Why this food may not be eaten, or null where it may. */
  forbids(food: DietFacts): string | null;
  /** Why this food should be rare, or null. A wish, never a rule. */
  sparing(food: DietFacts): string | null;
  /** Whether what is drunk of fruit is for now and then, too. */
  readonly sparesSmoothies: boolean;
  /** Why these foods may not stand in one meal together, or null where they may. */
  conflict(foods: readonly DietFacts[]): string | null;
  readonly dayLimits: readonly NutritionLimit[];
  /** Wishes all: a meal that misses one costs the plan much, and is not refused. */
  readonly mealLimits: readonly NutritionLimit[];
  /** Wishes for the first meal of the day, beside those for every meal. */
  readonly breakfastLimits: readonly NutritionLimit[];
  /** What one serving of a dish keeps that is called fit for the diet. A plan has its own energy, and does not ask. */
  readonly servingLimits: readonly NutritionLimit[];
  /** No step of the meal may cook. */
  readonly noCooking: boolean;
};
