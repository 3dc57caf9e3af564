import type { recordViewedRecipe, SavedRecipe } from "@meal/contract/recipes";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { call } from "../../platform/api.ts";
import { savedKeys } from "../../platform/recipe-cache.ts";
import { useSession } from "../../platform/session.ts";

/** spec: 2, section 4. A glance is no visit. */
const recordAfterMs = 500;

/** Remembers that a signed-in person looks at a recipe. What fails here is no trouble of the reader's. */
export function useRecordView(recipe: SavedRecipe): void {
  const queries = useQueryClient();
  const isSignedIn = useSession().status === "signed-in";
  useEffect(() => {
    if (!isSignedIn) return undefined;
    const timer = setTimeout(() => {
      call<typeof recordViewedRecipe>("POST /api/recipe-history", { body: { recipe } })
        .then(() => queries.invalidateQueries({ queryKey: savedKeys.history }))
        .catch(() => {});
    }, recordAfterMs);
    return () => clearTimeout(timer);
    // The same recipe with other figures is the same visit.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [recipe.id, isSignedIn, queries]);
}
