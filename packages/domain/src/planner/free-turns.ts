const HOUR_MS = 3_600_000;

/** So many more plans for the same dates belong to the use that the first one cost, within an hour of it. */
export const MORE_PROPOSALS = { turns: 2, withinMs: HOUR_MS };
/** So often the rest of a plan may be made anew: more than anybody does, and not without end. */
export const RESTS_ANEW = { turns: 20, withinMs: 14 * 24 * HOUR_MS };

/** The size and the dates of a plan. */
export type PlanSize = { readonly days: number; readonly mealsPerDay: number; readonly startDate: string };

/** What another plan is to one that was paid for: its rest made anew, one more proposal for its dates, or neither. */
export function freeTurnOf(
  made: PlanSize & { readonly madeAt: number },
  asked: PlanSize & { readonly keepsMeals: boolean },
  now: number,
): "rest" | "proposal" | undefined {
  const age = now - made.madeAt;
  const fits = asked.days <= made.days && asked.days * asked.mealsPerDay <= made.days * made.mealsPerDay;
  if (!fits || age < 0) return undefined;
  if (asked.keepsMeals) return age < RESTS_ANEW.withinMs ? "rest" : undefined;
  const isSameDates =
    asked.startDate !== "" && asked.startDate === made.startDate && asked.days === made.days;
  return isSameDates && age < MORE_PROPOSALS.withinMs ? "proposal" : undefined;
}
