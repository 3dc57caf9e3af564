import type { CookingStep } from "./recipes.ts";
import type { StepCategory } from "./vocabulary.ts";
import type { Meal } from "./plans.ts";

const COLD: ReadonlySet<StepCategory> = new Set(["preparation", "mixing", "dough"]);

/** Told to the cook: "then toast the bread", and not "toasted bread" or "the toast". */
const HEATS =
  /(?:^|[.;:,] |\b(?:and|then|or) )(?:boil|simmer|fry|stir-fry|saute|sauté|sear|bake|roast|broil|grill|microwave|heat|warm|melt|toast|poach|steam|scald)\b(?! beef)|\bboiling water\b/iu;

/** The hands that an assembled meal takes at most, in minutes. */
export const ASSEMBLING_MINUTES = 10;

/** Whether a step needs no stove. */
export function isColdStep(category: StepCategory, text: string): boolean {
  return COLD.has(category) && !HEATS.test(text);
}

function handsOn({ handsOnMinutes, prepTime, cookTime }: Meal): number {
  return handsOnMinutes ?? prepTime + cookTime;
}

function isCold({ category, instruction }: CookingStep): boolean {
  return isColdStep(category, instruction);
}

/** A sandwich, a bowl, overnight oats: no stove and at most ten minutes of hands. A leftover is no such thing. */
export function isAssembledMeal(meal: Meal): boolean {
  const { steps = [], leftoverOf } = meal;
  if (leftoverOf !== undefined || steps.length === 0) return false;
  return steps.every(isCold) && handsOn(meal) <= ASSEMBLING_MINUTES;
}
