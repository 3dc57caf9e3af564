import type { OutputOf } from "@meal/contract/endpoint";
import type { readRecipe, SavedRecipe } from "@meal/contract/recipes";
import type { Actor, UserId } from "@meal/domain/accounts/actor";
import { recipeNameKey } from "@meal/domain/recipes/saved-recipes";
import { SAMPLE_RECIPE } from "@meal/domain/recipes/sample-recipe";
import type { Db } from "../../db/database.ts";
import { AppError } from "../../app-error.ts";
import { engineCallOf } from "../../http/engine-call.ts";
import type { CallContext } from "../../http/route.ts";
import type { Engine, EngineCall } from "../../ports/engine.ts";
import { findExtraRecipe } from "../extra-planner/service.ts";
import { findSavedMeal } from "../planner/service.ts";
import { findFavorite, findFavoriteOfName } from "./favorites-repository.ts";
import { findViewed } from "./history-repository.ts";
import { favoriteOf, viewedOf } from "./reading.ts";
import type { RecipesWork } from "./recipes-work.ts";

interface FoundRecipe extends Pick<OutputOf<typeof readRecipe>, "source"> {
  readonly recipe: SavedRecipe | typeof SAMPLE_RECIPE;
}

/** What finding recipes takes from outside. */
export interface ReaderParts {
  readonly db: Db;
  readonly engine: Engine<Pick<RecipesWork, "cookbookRecipe">>;
}

/** Finds a recipe by its id, wherever it is kept; guests find what belongs to everybody. */
export async function findRecipe(
  parts: ReaderParts,
  { session, ...call }: Pick<CallContext, "session" | "clientAddress" | "request">,
  id: string,
): Promise<FoundRecipe> {
  const own = session.kind === "user" ? await findOwnRecipe(parts.db, session, id) : undefined;
  const found = own ?? (await findCommonRecipe(parts, id, engineCallOf({ session, ...call })));
  if (!found) throw new AppError("not_found");
  return session.kind === "user" ? marked(parts.db, session.userId, found) : found;
}

async function findOwnRecipe(
  db: Db,
  { userId, ownerId }: Actor,
  id: string,
): Promise<FoundRecipe | undefined> {
  const favorite = await findFavorite(db, userId, id);
  if (favorite) return { source: "favorite", recipe: favoriteOf(favorite).recipe_content };
  const viewed = await findViewed(db, userId, id);
  if (viewed) return { source: "history", recipe: viewedOf(viewed).recipe_content };
  const extra = await findExtraRecipe(db, ownerId, id);
  if (extra) return { source: "extra", recipe: extra };
  const meal = await findSavedMeal(db, ownerId, id);
  return meal && { source: "plan", recipe: meal };
}

async function findCommonRecipe(
  { engine }: ReaderParts,
  id: string,
  call: EngineCall,
): Promise<FoundRecipe | undefined> {
  if (id === SAMPLE_RECIPE.id) return { source: "sample", recipe: SAMPLE_RECIPE };
  const recipe = await engine.cookbookRecipe(id, call);
  return recipe && { source: "cookbook", recipe };
}

/** spec: 2, section 4. The favourite flag follows the recipe, wherever it is read from. */
async function marked(db: Db, userId: UserId, { source, recipe }: FoundRecipe): Promise<FoundRecipe> {
  const favorite = await findFavoriteOfName(db, userId, recipeNameKey(recipe.name));
  return { source, recipe: { ...recipe, isFavorite: favorite !== undefined } };
}
