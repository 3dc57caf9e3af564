import type { Nutrition } from "./nutrition.ts";
import type { Difficulty, StepCategory } from "./vocabulary.ts";

/** spec: 2, section 3, "Cooking step". `color` is a style class and belongs to the screen; what is optional is ours. */
export type CookingStep = {
  readonly instruction: string;
  readonly timeInMinutes: number;
  readonly category: StepCategory;
  /** It goes on by itself for its most part: the cook has a hand free for what comes next. */
  readonly isWaiting?: boolean;
  /** Where it is work and then waiting: the minutes of work, with which it begins. */
  readonly handsOnMinutes?: number;
  /** The step belongs to the side dish. */
  readonly isSide?: boolean;
};

/** spec: 2, section 3, `details_json` of an extra plan. */
export type RecipeDetails = {
  readonly prepTime: string;
  readonly cookTime: string;
  readonly servingSize: string;
  readonly difficultyLevel: Difficulty;
  readonly ingredients: readonly string[];
  readonly instructions: readonly string[];
  readonly nutritionalInfo: {
    readonly calories: string;
    readonly protein: string;
    readonly carbs: string;
    readonly fat: string;
  };
  readonly tips: readonly string[];
  readonly culturalNotes: string;
};

/** spec: 2, section 3, "Food analysis item", defaults: what an item is called that nobody recognised. */
export const UNKNOWN_FOOD = "Unknown food";

/** spec: 2, section 3, "Food analysis item". */
export type FoodAnalysisItem = {
  readonly description: string;
  readonly portion: string;
  readonly calories: number;
  readonly protein: number;
  readonly carbs: number;
  readonly fats: number;
  readonly fiber: number;
  /** 0–1; under 0.5 the screen asks for a better picture. */
  readonly confidence: number;
  readonly taste_profile: readonly string[];
  readonly chef_notes: string;
  /** Ours: what the figures are for, and whether that was said or taken for granted. */
  readonly grams?: number;
  readonly is_amount_said?: boolean;
  /** How the words became grams. */
  readonly reckoning?: string;
  /** Words beside the food that nothing is known by, so that it may be another one. */
  readonly unknown_words?: readonly string[];
};

/** Whether an analysis found anything to eat. */
export function recognisesFood(items: readonly Pick<FoodAnalysisItem, "description">[]): boolean {
  return items.some(({ description }) => description.trim().toLowerCase() !== UNKNOWN_FOOD.toLowerCase());
}

export type NutritionEstimate = {
  readonly items: readonly {
    readonly foodId: string;
    readonly name: string;
    readonly grams: number;
    /** Whether the text says how much it was. */
    readonly isAmountSaid: boolean;
    /** Whether the amount is as large as whoever eats has it: none was said, or a bowl. */
    readonly isOwnMeasure: boolean;
    /** How the words became grams: "2 slices: 56 g, a slice is 28 g"; null where grams or nothing was said. */
    readonly reckoning: string | null;
    /** Words of its name that nothing is known by; the rest led to the food. */
    readonly unknownWords: readonly string[];
    readonly nutrition: Nutrition;
  }[];
  readonly total: Nutrition;
  /** How often such an estimate is within a fifth of the truth, 0–1; 0 where no food was found. */
  readonly confidence: number;
  /** How much of the words was understood, 0–1. */
  readonly understood: number;
  /** The words in which no food was found, as they were said. */
  readonly missed: readonly string[];
  /** The words about food that was not eaten, which do not count. */
  readonly leftOut: readonly string[];
};
