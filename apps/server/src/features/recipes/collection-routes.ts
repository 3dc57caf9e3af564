import {
  findFavoriteByName,
  listFavoriteRecipes,
  listRecipeHistory,
  recordViewedRecipe,
  removeFavoriteRecipe,
  saveFavoriteRecipe,
  searchSaved,
} from "@meal/contract/recipes";
import { route, type Route } from "../../http/route.ts";
import type { RecipeCollection } from "./collection.ts";

export function collectionRoutes(collection: RecipeCollection): readonly Route[] {
  return [
    route(listRecipeHistory, ({ session, query }) => collection.listViewed(session.userId, query)),
    route(recordViewedRecipe, ({ session, body }) => collection.recordView(session.userId, body.recipe)),
    route(listFavoriteRecipes, ({ session, query }) => collection.listFavorites(session.userId, query)),
    route(saveFavoriteRecipe, ({ session, body }) => collection.saveFavorite(session.userId, body.recipe)),
    route(findFavoriteByName, ({ session, query }) => collection.findFavorite(session.userId, query.name)),
    route(removeFavoriteRecipe, ({ session, params }) =>
      collection.removeFavorite(session.userId, params.id),
    ),
    route(searchSaved, ({ session, query }) => collection.search(session, query)),
  ];
}
