import type { Meal } from "./plans.ts";
import type { CookingStep } from "./recipes.ts";

type Told = Pick<Meal, "instructions" | "steps">;
type Timed = Told & Pick<Meal, "prepTime" | "cookTime" | "leadMinutes">;

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
export function minutesToTable(meal: Timed): number {
  const { prepTime, cookTime, leadMinutes = 0 } = meal;
  const steps = timedSteps(meal);
  return leadMinutes + (steps === undefined ? prepTime + cookTime : minutesOnTheClock(steps));
}

/** The minutes of a step when the cook is busy. */
function handsOnMinutesOf({ timeInMinutes, isWaiting, handsOnMinutes }: CookingStep): number {
  return handsOnMinutes ?? (isWaiting === true ? 0 : timeInMinutes);
}

/**
 * How long the steps take one cook who goes through them in their order. What waits leaves the hands free for the other
 * dish of the plate, so that this is less than the minutes of all steps; within one dish each step waits for the last.
 */
function minutesOnTheClock(steps: readonly CookingStep[]): number {
  let handsFreeAt = 0;
  const readyAt = { dish: 0, side: 0 };
  for (const step of steps) {
    const of = step.isSide === true ? "side" : "dish";
    const begin = Math.max(handsFreeAt, readyAt[of]);
    readyAt[of] = begin + step.timeInMinutes;
    const hands = handsOnMinutesOf(step);
    if (hands > 0) handsFreeAt = begin + hands;
  }
  return Math.max(handsFreeAt, readyAt.dish, readyAt.side);
}
