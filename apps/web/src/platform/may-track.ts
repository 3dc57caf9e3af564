import { useUsage } from "./use-usage.ts";
import { useSubscription } from "./use-subscription.ts";

/** Whether this person may write in the diary; undefined while nobody knows. */
export function useMayTrack(): boolean | undefined {
  const { subscribed } = useSubscription();
  const usage = useUsage()?.find(({ feature }) => feature === "calorie_tracking");
  if (subscribed) return true;
  return usage === undefined ? undefined : usage.limit === null || usage.used < usage.limit;
}
