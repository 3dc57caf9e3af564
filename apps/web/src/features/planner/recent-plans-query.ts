import type { listMealPlans } from "@meal/contract/planner";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../platform/api.ts";
import { plansKey } from "../../platform/recipe-cache.ts";

/** Enough to find the plan of today behind one that was made for next week. */
const pageSize = 3;

/** The latest plans, newest first. */
export const recentPlansQuery = queryOptions({
  queryKey: [...plansKey, "recent"],
  queryFn: ({ signal }) =>
    call<typeof listMealPlans>("GET /api/meal-plans", { query: { page: 1, pageSize } }, { signal }),
});
