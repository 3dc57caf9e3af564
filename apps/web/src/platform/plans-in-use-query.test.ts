import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { plansChanged, plansInUseQuery } from "./plans-in-use-query.ts";

test("the next days are fetched again when a plan changed, also where no screen shows them", async () => {
  const queries = new QueryClient();
  let times = 0;
  const queryFn = async () => {
    times += 1;
    return { items: [] };
  };
  await queries.prefetchQuery({ ...plansInUseQuery, queryFn });
  expect(times).toBe(1);
  await plansChanged(queries);
  await expect.poll(() => times).toBe(2);
  await expect.poll(() => queries.getQueryState(plansInUseQuery.queryKey)?.isInvalidated).toBe(false);
});
