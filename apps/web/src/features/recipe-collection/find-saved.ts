import type { SavedRecipe, searchSaved } from "@meal/contract/recipes";
import { call } from "../../platform/api.ts";
import { choosePlan } from "../../platform/chosen-plan.ts";
import type { FoundThing, Sought } from "../../platform/feature.ts";
import { matchesWords } from "../../platform/matches-words.ts";
import { planByIdKey, recipeByIdKey } from "../../platform/recipe-cache.ts";
import type { Plan } from "./queries.ts";
import * as t from "./texts/en/search.ts";

const mostFound = 6;

/** Plans and recipes that a person keeps; without a network those that lie on the device. */
export async function find(sought: Sought): Promise<readonly FoundThing[]> {
  const { text, userId, isOnline, signal } = sought;
  if (userId === undefined) return [];
  if (!isOnline) return findHere(sought).slice(0, mostFound);
  const query = { text, limit: mostFound };
  const { items } = await call<typeof searchSaved>("GET /api/saved-search", { query }, { signal });
  return items.map(({ kind, id, title }) =>
    kind === "plan"
      ? planOf(id, title)
      : recipeOf(id, title, kind === "history" ? t.resultViewed : t.resultFavorite),
  );
}

function findHere({ text, queries }: Sought): readonly FoundThing[] {
  const plans = queries.getQueriesData<Plan>({ queryKey: planByIdKey });
  const recipes = queries.getQueriesData<{ readonly recipe: SavedRecipe }>({ queryKey: recipeByIdKey });
  const here = [
    ...plans.flatMap(([, plan]) => (plan === undefined ? [] : [planOf(plan.id, plan.name)])),
    ...recipes.flatMap(([[, id], data]) =>
      data === undefined ? [] : [recipeOf(String(id), data.recipe.name, t.resultOnDevice)],
    ),
  ];
  return here.filter(({ title }) => matchesWords(title, text));
}

function planOf(id: string, title: string): FoundThing {
  return { id, title, detail: t.resultPlan, href: "/planner", prepare: () => choosePlan(id) };
}

function recipeOf(id: string, title: string, detail: string): FoundThing {
  return { id, title, detail, href: `/recipe/${encodeURIComponent(id)}?from=history` };
}
