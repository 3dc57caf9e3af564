import type { Nutrition } from "@meal/domain/chef/nutrition";
import { type Allergen, ALLERGENS, type Diet, DIETS } from "@meal/domain/chef/vocabulary";
import { judgeDiet, objectionsIn } from "../diets/check-diet.ts";
import { DIET_RULES, type DietRule, type NutritionLimit } from "../diets/diet-rules.ts";
import { factsOf } from "../diets/ingredient-facts.ts";
import type { FoodIndex } from "../foods/food-index.ts";
import { excessOver } from "../planner/day-limits.ts";
import { type Figures, figuresOfNutrition } from "../planner/figures.ts";
import { scaleNutrition } from "./sums.ts";

type AllergenMark = {
  readonly allergen: Allergen;
  /** The ingredient lines that bring it. */
  readonly lines: readonly string[];
};

type DietMark = {
  readonly diet: Diet;
  /** "unknown" where all that is known fits, and not all of it is known. */
  readonly fits: "yes" | "no" | "unknown";
  readonly reasons: readonly string[];
};

export type Marks = {
  readonly allergens: readonly AllergenMark[];
  readonly diets: readonly DietMark[];
  /** Lines of which nobody can say what is in them. */
  readonly unknownLines: readonly string[];
};

/** A dish keeps a limit of the day when three servings of it would. */
const MEALS_A_DAY = 3;

/** What is not known can only add to the figures, so nothing falls short of a floor until all of it is known. */
const limitReasons = (rule: DietRule, perServing: Nutrition, isKnown: boolean): string[] => {
  const meal = figuresOfNutrition(perServing, 0);
  const day = figuresOfNutrition(scaleNutrition(perServing, MEALS_A_DAY), 0);
  const isMissed = (figures: Figures, limit: NutritionLimit): boolean =>
    (isKnown || limit.min === undefined) && excessOver(figures, limit) > 0;
  return [
    // A day is made of several dishes, and may miss what is only wished of it; what is wished of a meal is wished of the dish.
    ...[...rule.mealLimits, ...rule.servingLimits]
      .filter((limit) => isMissed(meal, limit))
      .map(({ reason }) => reason),
    ...rule.dayLimits
      .filter((limit) => !limit.isWish && isMissed(day, limit))
      .map((limit) => `A day of three such meals: ${limit.reason}`),
  ];
};

/** The allergens and the diets of a dish, each with what speaks for or against it. `isCooked` decides whether it may be raw. */
export const marksOf = (
  index: FoodIndex,
  lines: readonly string[],
  perServing: Nutrition,
  isCooked: boolean,
): Marks => {
  const facts = lines.map((line) => factsOf(index, line));
  const unknownLines = facts.filter(({ isKnown }) => !isKnown).map(({ text }) => text);
  const dietMark = (diet: Diet): DietMark => {
    const rule = DIET_RULES[diet];
    const verdict = judgeDiet(diet, facts);
    const reasons = [
      ...verdict.reasons,
      ...limitReasons(rule, perServing, facts.length > 0 && unknownLines.length === 0),
      ...(rule.noCooking && isCooked ? ["It is cooked."] : []),
    ];
    if (reasons.length > 0) return { diet, fits: "no", reasons };
    if (facts.length === 0) return { diet, fits: "unknown", reasons: [] };
    return { diet, fits: verdict.fits, reasons: objectionsIn(verdict) };
  };
  return {
    allergens: ALLERGENS.flatMap((allergen) => {
      const bringing = facts.filter(({ allergens }) => allergens.includes(allergen));
      return bringing.length === 0 ? [] : [{ allergen, lines: bringing.map(({ text }) => text) }];
    }),
    diets: DIETS.filter((diet) => diet !== "none").map(dietMark),
    unknownLines,
  };
};
