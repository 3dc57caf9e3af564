import type { Nutrition } from "@meal/domain/chef/nutrition";
import { NO_NUTRITION } from "@meal/domain/chef/nutrition";
import { isHeading } from "@meal/reader/lines/is-heading";
import { readIngredientLine } from "@meal/reader/lines/read-line";
import type { FoodIndex } from "../foods/food-index.ts";
import { guessLineFood, isOptional, readLineFood } from "./line-grams.ts";
import { nutritionOf, scaleNutrition, sumNutrition } from "./sums.ts";

export type RecipeToEstimate = {
  readonly title: string;
  readonly servings: number;
  readonly ingredients: readonly string[];
};

/** One ingredient line as it was counted; `foodId` is null where it was not understood. */
type EstimatedLine = {
  readonly line: string;
  readonly foodId: string | null;
  /** What of it is eaten, for all servings. */
  readonly grams: number;
  readonly nutrition: Nutrition;
  /** 0–1: 1 where it was understood, less where only its nearest food was. */
  readonly sureness: number;
  /** Whether the figures hold it: its food is known, and so is what its amount weighs. */
  readonly isCounted: boolean;
};

export type RecipeEstimate = {
  readonly perServing: Nutrition;
  readonly lines: readonly EstimatedLine[];
  /** 0–1: how much of the recipe was understood. */
  readonly confidence: number;
};

const SURENESS_OF_A_GUESS = 0.5;

/** "Or use a bought one": in place of the line before, and no more of it. */
const isInsteadOf = (line: string): boolean => /^(?:or|alternatively|replace|substitute|swap)\b/i.test(line);

/** Made of what an earlier line brought. */
const MADE_BEFORE = /\b(?:browned|clarified|caramelized|reserved|remaining|rest of|from above)\b/i;

/** What is taken of an earlier line of the same food, as "browned butter" is of butter, is there already. */
function countOnce(lines: readonly EstimatedLine[], index: FoodIndex): EstimatedLine[] {
  const left = new Map<string, number>();
  return lines.map((one) => {
    const food = one.foodId === null ? undefined : index.byId(one.foodId);
    const noun = food?.name.split(",")[0]?.replace(/^(?:un)?salted /, "") ?? "";
    const before = left.get(noun) ?? 0;
    if (!MADE_BEFORE.test(one.line)) left.set(noun, before + one.grams);
    else if (one.grams > 0 && one.grams <= before) {
      left.set(noun, before - one.grams);
      return { ...one, grams: 0, nutrition: NO_NUTRITION };
    }
    return one;
  });
}

function estimateLine(index: FoodIndex, line: string): EstimatedLine {
  const read = readLineFood(index, line);
  const isGuess = read.food === null;
  const { food, grams } = isGuess ? guessLineFood(index, line) : read;
  const nutrition = food ? nutritionOf(food, grams) : NO_NUTRITION;
  const sureness = food === null ? 0 : isGuess ? SURENESS_OF_A_GUESS : 1;
  // What goes in without an amount, such as salt, weighs nothing that counts, and what is optional may be left out.
  const weighsNothing = isOptional(line) || readIngredientLine(line).quantity === null;
  const isCounted = food !== null && (grams > 0 || weighsNothing);
  return { line, foodId: food?.id ?? null, grams, nutrition, sureness, isCounted };
}

/** What one serving of a recipe brings, from its ingredient lines. */
export function estimateRecipe(index: FoodIndex, recipe: RecipeToEstimate): RecipeEstimate {
  const servings = recipe.servings >= 0.1 && Number.isFinite(recipe.servings) ? recipe.servings : 1;
  const written = recipe.ingredients
    .map((line) => line.trim())
    .filter((line) => /\p{L}/u.test(line) && !isHeading(line) && !isInsteadOf(line));
  const lines = countOnce(
    written.map((line) => estimateLine(index, line)),
    index,
  );
  const understood = lines.reduce((sum, { sureness }) => sum + sureness, 0);
  return {
    perServing: scaleNutrition(sumNutrition(lines.map((line) => line.nutrition)), 1 / servings),
    lines,
    confidence: lines.length === 0 ? 0 : understood / lines.length,
  };
}
