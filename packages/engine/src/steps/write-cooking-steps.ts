import type { CookingStep } from "@meal/domain/chef/recipes";
import { splitSteps } from "./split-steps.ts";
import { statedMinutes } from "./stated-minutes.ts";
import { defaultMinutes, stepCategoryOf } from "./step-kinds.ts";

/** Splits a recipe's text into steps with minutes and a category. Where a text states no time, the verb tells a usual one. */
export function writeCookingSteps(recipeText: string): CookingStep[] {
  return splitSteps(recipeText).map((instruction) => ({
    instruction,
    timeInMinutes: statedMinutes(instruction) ?? defaultMinutes(instruction),
    category: stepCategoryOf(instruction),
  }));
}
