import { comeBackTo } from "../../platform/come-back.ts";
import type { CookProps } from "../../platform/feature.ts";
import { writeSearch } from "../../platform/search.ts";
import { useSession } from "../../platform/session.ts";
import * as t from "./texts/en/start.ts";
import { wantToCook } from "./wanted-recipe.ts";

export type CookedRecipe = CookProps["recipe"];

/** Hands the recipe over to the timer's page, and answers its address there. A guest logs in first, and comes back to it. */
export function useHandOver(recipe: CookedRecipe) {
  const isGuest = useSession().status === "guest";
  return () => {
    const search = wantToCook(recipe);
    if (isGuest) comeBackTo(`/cooking-timer${writeSearch(search)}`);
    return search;
  };
}

/** What is left over only wants warming. */
export function cookWords({ leftoverOf }: CookedRecipe): string {
  return leftoverOf === undefined ? t.cook : t.getReady;
}
