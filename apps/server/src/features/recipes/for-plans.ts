import { setImmediate as nextTurn } from "node:timers/promises";
import type { SavedRecipe } from "@meal/contract/recipes";
import type { UserId } from "@meal/domain/accounts/actor";
import { MOST_OWN_RECIPES, type OwnRecipe, ownDishId, placeOfWeek } from "@meal/domain/chef/own-recipes";
import type { PlanRequest } from "@meal/domain/chef/plans";
import type { Rating } from "@meal/domain/cooking-timer/rating";
import type { Db } from "../../db/database.ts";
import { favoritesFrom } from "./favorites-repository.ts";
import { favoriteOf } from "./reading.ts";

/** A plan looks at so many favourites; whoever has more finds others among them each week. */
const MOST_LOOKED_AT = 60;
/** All of them together: a plan is stored with what it chose among. */
const MOST_LETTERS = 150_000;

let lastTurn: Promise<unknown> = Promise.resolve();

/** Sixty recipes take some 15 ms to read. Where many ask at once, each set is read in a turn of its own. */
function inATurn<Read>(read: () => Read): Promise<Read> {
  const own = lastTurn.then(() => nextTurn()).then(read);
  lastTurn = own.catch(() => undefined);
  return own;
}

/** The recipes of a person that a plan from a date on chooses among, and the dishes of the cookbook that they saved. */
export async function readSavedForPlan(
  db: Db,
  userId: UserId,
  { startDate, ratings }: { readonly startDate: string; readonly ratings: ReadonlyMap<string, Rating> },
): Promise<Required<Pick<PlanRequest, "ownRecipes" | "favorites">>> {
  const rows = await favoritesFrom(db, userId, { id: placeOfWeek(startDate), limit: MOST_LOOKED_AT });
  const saved = await inATurn(() => rows.map(favoriteOf));
  const own = saved.flatMap(({ id, recipe_content: recipe }) =>
    recipe.dishId === undefined ? [ownRecipeOf(id, recipe, ratings.get(recipe.name))] : [],
  );
  return {
    ownRecipes: withinLetters(own.slice(0, MOST_OWN_RECIPES)),
    favorites: saved.flatMap(({ recipe_content: { dishId } }) => dishId ?? []),
  };
}

function ownRecipeOf(
  id: string,
  { name, category, cuisine, ingredients, instructions, servings }: SavedRecipe,
  rating: Rating | undefined,
): OwnRecipe {
  return {
    dishId: ownDishId(id),
    name,
    category,
    ingredients,
    instructions,
    ...(cuisine !== undefined && { cuisine }),
    ...(servings !== undefined && { servings }),
    ...(rating !== undefined && { rating }),
  };
}

function withinLetters(recipes: readonly OwnRecipe[]): readonly OwnRecipe[] {
  let letters = 0;
  return recipes.filter((recipe) => {
    const size = JSON.stringify(recipe).length;
    if (letters + size > MOST_LETTERS) return false;
    letters += size;
    return true;
  });
}
