import type { countSaved } from "@meal/contract/recipes";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../platform/api.ts";
import { savedKeys } from "../../platform/recipe-cache.ts";

/** How much a person keeps. */
export const countsQuery = queryOptions({
  queryKey: savedKeys.counts,
  queryFn: ({ signal }) => call<typeof countSaved>("GET /api/saved-counts", {}, { signal }),
});
