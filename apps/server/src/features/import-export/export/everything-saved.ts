import { setImmediate as nextTurn } from "node:timers/promises";
import type { SavedRecipe } from "@meal/contract/recipes";
import type { Actor } from "@meal/domain/accounts/actor";
import type { Db } from "../../../db/database.ts";
import { KnownRecipes } from "../jobs/known-recipes.ts";
import { allSavedMeals } from "../../planner/service.ts";
import type { RecipeCollection } from "../../recipes/service.ts";

/** What a person saved: their favorites, and those meals of their household's plans that are none, each once. Others are answered in between. */
export async function* everythingSaved(
  { db, collection }: { readonly db: Db; readonly collection: Pick<RecipeCollection, "allFavorites"> },
  { userId, ownerId }: Actor,
): AsyncGenerator<SavedRecipe> {
  const known = new KnownRecipes();
  for await (const page of collection.allFavorites(userId)) {
    for (const { recipe_content: recipe } of page) {
      known.add(recipe);
      yield recipe;
    }
  }
  for await (const meals of allSavedMeals(db, ownerId)) {
    for (const meal of meals) {
      if (known.has(meal)) continue;
      known.add(meal);
      yield meal;
    }
    await nextTurn();
  }
}
