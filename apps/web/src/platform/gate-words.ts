import { DEFAULT_LIMITS, type LimitedFeature } from "@meal/domain/entitlements/limits";
import type { GatedFeature } from "./feature-access.ts";
import type { FeatureUsage } from "./use-usage.ts";
import * as t from "./texts/en/closed.ts";

/** spec: 2, section 4, "Feature gate". Why a feature is closed; figures that nobody knows are left out. */
export function whyClosed(feature: GatedFeature, usage: readonly FeatureUsage[] = []): string {
  if (feature === "calorie_tracking") {
    return t.calorieTrackingIsPremium;
  }
  const own = usage.find((one) => one.feature === feature);
  const figures = own === undefined ? "" : ` (${own.used}/${own.limit ?? "∞"})`;
  const analysis = t.timesInWords(limitOf("food_analysis", usage));
  const timer = t.timesInWords(limitOf("cooking_timer", usage));
  return t.limitReached(figures, analysis, timer);
}

/** A deployment may have figures of its own. */
function limitOf(feature: LimitedFeature, usage: readonly FeatureUsage[]): number | null {
  const known = usage.find((one) => one.feature === feature);
  return known === undefined ? DEFAULT_LIMITS[feature].free.uses : known.limit;
}
