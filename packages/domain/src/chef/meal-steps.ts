import type { Meal } from "./plans.ts";
import type { CookingStep } from "./recipes.ts";

type Told = Pick<Meal, "instructions" | "steps">;
type Timed = Pick<Meal, "prepTime" | "cookTime" | "leadMinutes">;

/**
 * The steps of a meal with their minutes. Nothing where it has none, as meals had that were stored earlier, or where
 * somebody has changed its instructions since: then the minutes may belong to other words.
 */
export function timedSteps({ instructions, steps = [] }: Told): readonly CookingStep[] | undefined {
  const fit =
    steps.length > 0 &&
    steps.length === instructions.length &&
    steps.every(({ instruction }, at) => instruction === instructions[at]);
  return fit ? steps : undefined;
}

/** From the first thing that has to be done until it is on the table; a night in the fridge counts. */
export function minutesToTable({ prepTime, cookTime, leadMinutes = 0 }: Timed): number {
  return leadMinutes + prepTime + cookTime;
}
