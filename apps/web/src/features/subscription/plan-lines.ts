import { DEFAULT_LIMITS, type LimitedFeature } from "@meal/domain/entitlements/limits";
import type { FeatureUsage } from "../../platform/use-usage.ts";
import * as t from "./texts/en/page.ts";

/** The limited features in the order in which people ask for them. */
const told = [
  "meal_plan",
  "cooking_timer",
  "food_analysis",
  "calorie_tracking",
  "chat",
  "extra_planner",
] as const satisfies readonly LimitedFeature[];
type Told = (typeof told)[number];

const counted: Readonly<Record<Told, ((count: number) => string) | undefined>> = {
  meal_plan: t.mealPlans,
  cooking_timer: t.cookingTimer,
  food_analysis: t.foodAnalysis,
  calorie_tracking: undefined,
  chat: t.chat,
  extra_planner: t.extraPlanner,
};

/** What the free plan has; the operator of this site may have chosen other figures. */
export function freePlan(usage: readonly FeatureUsage[] = []): readonly string[] {
  const lines = told.map((feature) => {
    const own = usage.find((one) => one.feature === feature);
    return lineOf(feature, own === undefined ? DEFAULT_LIMITS[feature].free.uses : own.limit);
  });
  return [...lines.filter((line) => line !== undefined), t.forEverybody];
}

export const premiumPlan: readonly string[] = [
  ...told
    .map((feature) => lineOf(feature, DEFAULT_LIMITS[feature].premium.uses))
    .filter((line) => line !== undefined),
  t.everythingFree,
];

/** What is never allowed is no part of a plan; `null` is without end. */
function lineOf(feature: Told, uses: number | null): string | undefined {
  if (uses === null) return t.unlimited[feature];
  return uses === 0 ? undefined : counted[feature]?.(uses);
}
