import type { OutputOf } from "@meal/contract/endpoint";
import type { readUsage } from "@meal/contract/entitlements";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "./api.ts";
import { useSession } from "./session.ts";

/** How often a limited feature was used in its period, and how often it may be; `null` is without end. */
export type FeatureUsage = OutputOf<typeof readUsage>["features"][number];

export const usageQuery = queryOptions({
  queryKey: ["usage"],
  queryFn: async ({ signal }) => {
    const { features } = await call<typeof readUsage>("GET /api/usage", {}, { signal });
    return features;
  },
});

/** What this person has used of everything limited; undefined until it is known. */
export function useUsage(): readonly FeatureUsage[] | undefined {
  const isSignedIn = useSession().status === "signed-in";
  return useQuery({ ...usageQuery, enabled: isSignedIn }).data;
}
