import { savedRecipe } from "@meal/contract/chef-shapes";
import type { OutputOf } from "@meal/contract/endpoint";
import type { listFavoriteRecipes, listRecipeHistory, SavedRecipe } from "@meal/contract/recipes";
import { mendMeal } from "@meal/domain/planner/stored-plan";
import type { FavoriteRow } from "./favorites-repository.ts";
import type { ViewedRow } from "./history-repository.ts";

type Favorite = OutputOf<typeof listFavoriteRecipes>["items"][number];
type Viewed = OutputOf<typeof listRecipeHistory>["items"][number];

const longestName = 300;
const nameless = "Recipe";

export function favoriteOf({ id, recipe_name, recipe_content, saved_at }: FavoriteRow): Favorite {
  const recipe = readRecipeContent(recipe_content, { id, name: recipe_name });
  return { id, recipe_name, recipe_content: recipe, saved_at: new Date(saved_at).toISOString() };
}

export function viewedOf({ id, recipe_name, recipe_content, viewed_at }: ViewedRow): Viewed {
  const recipe = readRecipeContent(recipe_content, { id, name: recipe_name });
  return { id, recipe_name, recipe_content: recipe, viewed_at: new Date(viewed_at).toISOString() };
}

/** A stored recipe; what was stored in another shape is mended, and is at least its name. */
function readRecipeContent(stored: object, row: { readonly id: string; readonly name: string }): SavedRecipe {
  const asWritten = savedRecipe.safeParse(stored);
  if (asWritten.success) return asWritten.data;
  const known = { id: row.id, name: row.name.trim().slice(0, longestName) || nameless };
  const mended = savedRecipe.safeParse(mendMeal(stored, known));
  return mended.success ? mended.data : savedRecipe.parse(mendMeal({}, known));
}
