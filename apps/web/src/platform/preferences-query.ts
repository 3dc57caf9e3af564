import type { OutputOf } from "@meal/contract/endpoint";
import type { readPreferences } from "@meal/contract/profile";
import { queryOptions } from "@tanstack/react-query";
import { call } from "./api.ts";

/** What a person said about themselves and how they eat. */
export type Preferences = OutputOf<typeof readPreferences>;

export const preferencesQuery = queryOptions({
  queryKey: ["preferences"],
  queryFn: ({ signal }) => call<typeof readPreferences>("GET /api/user-preferences", {}, { signal }),
});
