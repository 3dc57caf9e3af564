import type { OutputOf } from "@meal/contract/endpoint";
import type { browseCookbook } from "@meal/contract/recipes";
import type { Diet } from "@meal/domain/chef/vocabulary";
import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { call } from "../../platform/api.ts";
import type { CookbookSearch } from "./search.ts";

export type CookbookDish = OutputOf<typeof browseCookbook>["items"][number];

const dishesPerPage = 24;

/** Every page of the cookbook that was looked at lies under it. */
export const cookbookKey = ["cookbook"] as const;

/** The dishes that somebody looks for, by pages. The cookbook changes with the product and not meanwhile. */
export const dishesQuery = ({ q = "", cuisine, meal, minutes, good }: CookbookSearch, diet: Diet) =>
  infiniteQueryOptions({
    queryKey: [...cookbookKey, q.trim(), cuisine, meal, minutes, good, diet],
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
      };
      return call<typeof browseCookbook>("GET /api/cookbook", { query }, { signal });
    },
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) =>
      pages.length * dishesPerPage < total ? pages.length + 1 : undefined,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
