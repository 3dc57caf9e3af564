import type { listPlansInUse } from "@meal/contract/planner";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "./api.ts";
import { plansKey } from "./recipe-cache.ts";
import { tellFollowers } from "./plan-followers.ts";
import { today } from "./today.ts";

/** The plans in use from today on, with all that is in them, so that the next days are known without a network. */
export const plansInUseQuery = queryOptions({
  queryKey: [...plansKey, "in-use"],
  queryFn: ({ signal }) =>
    call<typeof listPlansInUse>("GET /api/plans-in-use", { query: { from: today() } }, { signal }),
});

/**
 * A plan was changed: what shows or follows plans looks again. The next days are fetched at once, whatever is shown: the device may be
 * without a network when they are wanted.
 */
export async function plansChanged(queries: QueryClient): Promise<void> {
  await queries.invalidateQueries({ queryKey: plansKey });
  void queries.refetchQueries({ queryKey: plansInUseQuery.queryKey, type: "inactive" });
  tellFollowers();
}
