import { QueryClient } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { plansChanged, plansInUseQuery } from "./plans-in-use-query.ts";

test("the next days are fetched again when a plan changed, also where no screen shows them", async () => {
  const queries = new QueryClient();
  const fetchPlans = vi.fn(async () => ({ items: [] }));
  await queries.prefetchQuery({ ...plansInUseQuery, queryFn: fetchPlans });
  expect(fetchPlans).toHaveBeenCalledOnce();
  await plansChanged(queries);
  await expect.poll(() => fetchPlans.mock.calls).toHaveLength(2);
  await expect.poll(() => queries.getQueryState(plansInUseQuery.queryKey)?.isInvalidated).toBe(false);
});
