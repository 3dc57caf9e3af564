import type { OutputOf } from "@meal/contract/endpoint";
import type { browseCookbook } from "@meal/contract/recipes";
import type { Diet } from "@meal/domain/chef/vocabulary";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "../../platform/api.ts";
import type { CookbookSearch } from "./search.ts";

export type CookbookDish = OutputOf<typeof browseCookbook>["items"][number];

const dishesPerPage = 24;

/** Every page of the cookbook that was looked at lies under it. */
export const cookbookKey = ["cookbook"] as const;

/** The dishes that somebody looks for, by pages. The cookbook changes with the product and not meanwhile. */
export const dishesQuery = ({ q = "", cuisine, meal, minutes, good, home }: CookbookSearch, diet: Diet) =>
  infiniteQueryOptions({
    queryKey: [...cookbookKey, q.trim(), cuisine, meal, minutes, good, diet, home],
    queryFn: ({ pageParam, signal }) => {
      const query = {
        page: pageParam,
        pageSize: dishesPerPage,
        diet,
        ...(q.trim() !== "" && { text: q.trim() }),
        ...(cuisine && { cuisine }),
        ...(meal && { slot: meal }),
        ...(minutes && { minutes }),
        ...(good && { suits: good }),
        ...(home && { atHome: "true" as const }),
      };
      return call<typeof browseCookbook>("GET /api/cookbook", { query }, { signal });
    },
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) =>
      pages.length * dishesPerPage < total ? pages.length + 1 : undefined,
    placeholderData: keepPreviousData,
    // What is at home is another thing every day.
    staleTime: home ? 0 : Infinity,
  });

/** Whether any dish can be made of what is at home. */
export const isAnyAtHomeQuery = queryOptions({
  queryKey: ["is-any-at-home"],
  queryFn: async ({ signal }) => {
    const query = { atHome: "true", page: 1, pageSize: 1 } as const;
    const { total } = await call<typeof browseCookbook>("GET /api/cookbook", { query }, { signal });
    return total > 0;
  },
  staleTime: 0,
});
