import type { SavedRecipe } from "@meal/contract/recipes";
import { writeRecipeData } from "@meal/domain/cooking-timer/recipe-data";
import { forServings } from "@meal/reader/scaling/for-servings";
import { createValueStore, useValue } from "../../platform/value-store.ts";

/** What somebody pressed Cook on, and the address that this press leads to. */
interface Wanted {
  readonly recipe: SavedRecipe;
  readonly recipeData: string;
}

/**
 * It is handed over in this page alone: an address that somebody was sent makes no timer and costs no use, so it opens
 * the steps to be looked over.
 */
const wanted = createValueStore<Wanted | undefined>(undefined, "session");

/** A recipe as it is cooked: for all who eat of it, those of another day among them. */
function asCooked({ cookedServings = 0, ...recipe }: SavedRecipe): SavedRecipe {
  return cookedServings > (recipe.servings ?? 1) ? forServings(recipe, cookedServings) : recipe;
}

export function addressOf(recipe: SavedRecipe): { readonly recipeData: string } {
  return { recipeData: writeRecipeData(recipe) };
}

/** Answers the address of the press. */
export function wantToCook(recipe: SavedRecipe): { readonly recipeData: string } {
  const address = addressOf(recipe);
  wanted.set({ recipe: asCooked(recipe), ...address });
  return address;
}

export const forgetWanted = (): void => wanted.set(undefined);

/** The recipe of the press that led to this address. */
export function useWantedRecipe(recipeData: string | undefined): SavedRecipe | undefined {
  const now = useValue(wanted);
  return now !== undefined && now.recipeData === recipeData ? now.recipe : undefined;
}
