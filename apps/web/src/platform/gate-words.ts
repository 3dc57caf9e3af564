import { DEFAULT_LIMITS, type LimitedFeature } from "@meal/domain/entitlements/limits";
import type { GatedFeature } from "./feature-access.ts";
import type { FeatureUsage } from "./use-usage.ts";

/** spec: 2, section 4, "Feature gate". Why a feature is closed; figures that nobody knows are left out. */
export function whyClosed(feature: GatedFeature, usage: readonly FeatureUsage[] = []): string {
  if (feature === "calorie_tracking") {
    return "Calorie tracking is only available for premium subscribers. Upgrade now to unlock unlimited access to this feature.";
  }
  const own = usage.find((one) => one.feature === feature);
  const figures = own === undefined ? "" : ` (${own.used}/${own.limit ?? "∞"})`;
  const analysis = timesInWords(limitOf("food_analysis", usage));
  const timer = timesInWords(limitOf("cooking_timer", usage));
  return (
    `You've reached the limit for this feature${figures}. As a free user, you can use Food Analysis ${analysis} ` +
    `or Cooking Timer ${timer}. Upgrade to premium for unlimited access!`
  );
}

/** A deployment may have figures of its own. */
function limitOf(feature: LimitedFeature, usage: readonly FeatureUsage[]): number | null {
  const known = usage.find((one) => one.feature === feature);
  return known === undefined ? DEFAULT_LIMITS[feature].free.uses : known.limit;
}

const smallNumbers = ["never", "once", "twice", "three times", "four times", "five times"];

function timesInWords(times: number | null): string {
  return times === null ? "as often as you like" : (smallNumbers[times] ?? `${times} times`);
}
