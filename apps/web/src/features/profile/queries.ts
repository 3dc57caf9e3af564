import type { readUsage } from "@meal/contract/entitlements";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../platform/api.ts";

export const usageQuery = queryOptions({
  queryKey: ["usage"],
  queryFn: ({ signal }) => call<typeof readUsage>("GET /api/usage", {}, { signal }),
});
