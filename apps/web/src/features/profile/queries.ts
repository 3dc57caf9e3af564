import type { readUsage } from "@meal/contract/entitlements";
import type { OutputOf } from "@meal/contract/endpoint";
import type { readPreferences } from "@meal/contract/profile";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../platform/api.ts";

/** What a person said about themselves and how they eat. */
export type Preferences = OutputOf<typeof readPreferences>;

export const preferencesQuery = queryOptions({
  queryKey: ["preferences"],
  queryFn: ({ signal }) => call<typeof readPreferences>("GET /api/user-preferences", {}, { signal }),
});

export const usageQuery = queryOptions({
  queryKey: ["usage"],
  queryFn: ({ signal }) => call<typeof readUsage>("GET /api/usage", {}, { signal }),
});
