import { postgresSearch } from "./adapters/search/postgres/postgres-search.ts";
import { sqliteSearch } from "./adapters/search/sqlite/sqlite-search.ts";
import type { Database, Db } from "./db/database.ts";
import type { AccountsParts } from "./features/accounts/parts.ts";
import { plansRoutes } from "./features/planner/plans-routes.ts";
import { MealPlans } from "./features/planner/plans-service.ts";
import { RecipeCollection } from "./features/recipes/collection.ts";
import { collectionRoutes } from "./features/recipes/collection-routes.ts";
import type { Route } from "./http/route.ts";

/** What people keep, and find again. */
export function composeSaved({ db, kind }: Database, { clock }: AccountsParts): readonly Route[] {
  const searchIn = (within: Db) => (kind === "sqlite" ? sqliteSearch(within) : postgresSearch(within));
  const parts = { db, clock, searchIn };
  return [...plansRoutes(new MealPlans(parts)), ...collectionRoutes(new RecipeCollection(parts))];
}
