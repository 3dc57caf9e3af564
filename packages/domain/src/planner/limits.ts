/** How many plans a person may keep. */
export const MOST_SAVED_PLANS = 1000;

/** A plan for dates, or a week that is kept to be planned again; it has no dates. */
export const PLAN_KINDS = ["plan", "week"] as const;
export type PlanKind = (typeof PLAN_KINDS)[number];
