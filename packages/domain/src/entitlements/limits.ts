/** What a free plan counts. The first three are the names of the specification's counters. */
export const LIMITED_FEATURES = [
  "cooking_timer",
  "food_analysis",
  "calorie_tracking",
  "meal_plan",
  "chat",
  "ai_image",
  "extra_planner",
] as const;
export type LimitedFeature = (typeof LIMITED_FEATURES)[number];

export type Tier = "free" | "premium";

/** How often a feature may be used; `null` is without end. */
export type Limit = { readonly uses: number | null; readonly per: "ever" | "month" };

export type LimitTable = { readonly [Feature in LimitedFeature]: { readonly [Plan in Tier]: Limit } };

const ever = (uses: number | null): Limit => ({ uses, per: "ever" });
const monthly = (uses: number): Limit => ({ uses, per: "month" });

/** spec: 1, sections 6 and 9. Every gate, text and test reads this one table; a deployment may change its figures. */
export const DEFAULT_LIMITS: LimitTable = {
  cooking_timer: { free: ever(3), premium: ever(null) },
  food_analysis: { free: ever(1), premium: ever(null) },
  calorie_tracking: { free: ever(0), premium: ever(null) },
  meal_plan: { free: ever(3), premium: ever(null) },
  chat: { free: ever(3), premium: ever(null) },
  ai_image: { free: ever(1), premium: ever(null) },
  extra_planner: { free: monthly(1), premium: monthly(30) },
};

/** The table with other figures on its free side; what is not named stays. */
export function withFreeUses(
  table: LimitTable,
  uses: { readonly [Feature in LimitedFeature]?: number | null },
): LimitTable {
  const changed: { [Feature in LimitedFeature]: LimitTable[Feature] } = { ...table };
  for (const feature of LIMITED_FEATURES) {
    const figure = uses[feature];
    if (figure === undefined) continue;
    changed[feature] = { ...table[feature], free: { ...table[feature].free, uses: figure } };
  }
  return changed;
}

/** spec: 1, section 6. The figure a subscriber's status carries; nobody with Premium is refused a plan. */
export const SHOWN_PREMIUM_PLAN_LIMIT = 20;

/** spec: 1, section 5. */
export const MAX_ACCOUNTS_PER_ADDRESS = 2;

export function tierOf(isSubscriber: boolean): Tier {
  return isSubscriber ? "premium" : "free";
}

/** Whether one more use fits after `used`. */
export function hasUseLeft(limit: Limit, used: number): boolean {
  return limit.uses === null || used < limit.uses;
}

/** The period a use counts in: the month in the person's own zone, or one period for ever. */
export function periodOf(limit: Limit, localDay: string): string {
  return limit.per === "month" ? localDay.slice(0, 7) : "ever";
}
