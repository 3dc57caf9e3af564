import type { Meal } from "../chef/plans.ts";

/** From this on it is not a part of the day's cooking: soaking, thawing, a night in the fridge. In minutes. */
const STARTS_THE_DAY_BEFORE = 240;

/** What is done ahead and needs nobody, as recipes call it. */
const AHEAD = /\b(?:soak|chill|freez|refrigerat|marinat|thaw|ferment|overnight)/iu;

/** Whether a line or a step speaks of what is done ahead. */
export function tellsAhead(text: string): boolean {
  return AHEAD.test(text);
}

/** Whether a meal has to be started the day before it is eaten. */
export function isStartedAhead({ leadMinutes = 0 }: Pick<Meal, "leadMinutes">): boolean {
  return leadMinutes >= STARTS_THE_DAY_BEFORE;
}

/** What is done ahead, in the recipe's own words: "1 cup dried chickpeas, soaked overnight", or the step that says it. */
export function startedBy({ ingredients, instructions }: Pick<Meal, "ingredients" | "instructions">) {
  return [...ingredients, ...instructions].find(tellsAhead);
}
