import type { SavedRecipe } from "@meal/contract/recipes";
import type { QueryClient } from "@tanstack/react-query";
import { ApiError } from "../../platform/api.ts";
import { factsQuery } from "../../platform/recipe-facts.ts";
import { savedKeys } from "../../platform/recipe-cache.ts";
import type { Preview } from "./draft.ts";
import { type Entry, recipeOf } from "./entry.ts";
import { complaintOf } from "./messages.ts";
import { saveRecipe } from "./queries.ts";
import * as t from "./texts/en/page.tsx";

/** Saves what is ticked as favourites, one after the other; what cannot be saved stays in the preview and says why. */
export async function savePreview(queries: QueryClient, preview: Preview): Promise<Preview> {
  const left: Entry[] = [];
  for (const entry of preview.entries) {
    const problem = entry.isTaken ? await save(queries, entry) : null;
    if (problem !== null || !entry.isTaken) left.push({ ...entry, problem });
  }
  await Promise.all(
    [savedKeys.favorites, savedKeys.counts, savedKeys.byName].map((queryKey) =>
      queries.invalidateQueries({ queryKey }),
    ),
  );
  const savedCount = preview.savedCount + preview.entries.length - left.length;
  return { ...preview, entries: left, savedCount };
}

/** Why it could not be saved; null where it could. */
async function save(queries: QueryClient, entry: Entry): Promise<string | null> {
  try {
    const recipe = await counted(queries, entry);
    const { recipe_content: kept } = await saveRecipe(recipe);
    return kept.id === recipe.id ? null : t.nameIsTaken;
  } catch (error) {
    if (error instanceof ApiError && error.code === "too_many_saved") {
      return t.tooManyFavorites;
    }
    return complaintOf(error);
  }
}

/** Other ingredients have other figures: they are counted anew. */
async function counted(queries: QueryClient, entry: Entry): Promise<SavedRecipe> {
  const recipe = recipeOf(entry);
  if (recipe.ingredients === entry.read.ingredients) return recipe;
  const { nutrition: _, foodIds: __, grams: ___, alsoIn: ____, ...uncounted } = recipe;
  const { nutrition } = await queries.fetchQuery(factsQuery(uncounted));
  return nutrition === null ? uncounted : { ...uncounted, nutrition, calories: Math.round(nutrition.kcal) };
}
