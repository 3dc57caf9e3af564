import type { Meal } from "../chef/plans.ts";

/** From this on it is not a part of the day's cooking: soaking, thawing, a night in the fridge. In minutes. */
const STARTS_THE_DAY_BEFORE = 240;

/** Whether a meal has to be started the day before it is eaten. */
export function isStartedAhead({ leadMinutes = 0 }: Pick<Meal, "leadMinutes">): boolean {
  return leadMinutes >= STARTS_THE_DAY_BEFORE;
}
