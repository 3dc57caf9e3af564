import type { browseCookbook } from "@meal/contract/recipes";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../platform/api.ts";

/** Few enough to be looked over on a phone. */
const mostShown = 5;

/** The dishes of the cookbook that somebody may mean. The cookbook changes with the product and not meanwhile. */
export const dishesNamed = (text: string) =>
  queryOptions({
    queryKey: ["dishes-named", text],
    queryFn: ({ signal }) =>
      call<typeof browseCookbook>(
        "GET /api/cookbook",
        { query: { text, page: 1, pageSize: mostShown } },
        { signal },
      ),
    staleTime: Infinity,
    retry: false,
  });
