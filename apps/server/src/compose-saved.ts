import { loadKitchen } from "./adapters/chef/builtin/load-kitchen.ts";
import { postgresSearch } from "./adapters/search/postgres/postgres-search.ts";
import { sqliteSearch } from "./adapters/search/sqlite/sqlite-search.ts";
import type { Database, Db } from "./db/database.ts";
import type { AccountsParts } from "./features/accounts/parts.ts";
import { calorieTrackingRoutes } from "./features/calorie-tracking/routes.ts";
import { FoodDiary } from "./features/calorie-tracking/service.ts";
import { calendarRoutes } from "./features/planner/calendar-routes.ts";
import { CalendarFeeds } from "./features/planner/calendar-service.ts";
import { plansRoutes } from "./features/planner/plans-routes.ts";
import { MealPlans } from "./features/planner/plans-service.ts";
import { preferencesRoutes } from "./features/planner/preferences-routes.ts";
import { PlannerPreferences } from "./features/planner/preferences-service.ts";
import { RecipeCollection } from "./features/recipes/collection.ts";
import { collectionRoutes } from "./features/recipes/collection-routes.ts";
import { recipesRoutes } from "./features/recipes/routes.ts";
import type { Route } from "./http/route.ts";

/** What people keep, and find again. */
export function composeSaved({ db, kind }: Database, accounts: AccountsParts): readonly Route[] {
  const { clock, limiter, keys, appUrl } = accounts;
  const searchIn = (within: Db) => (kind === "sqlite" ? sqliteSearch(within) : postgresSearch(within));
  const saving = { db, clock, searchIn };
  return [
    ...plansRoutes(new MealPlans(saving)),
    ...preferencesRoutes(new PlannerPreferences({ db, clock })),
    ...calendarRoutes(new CalendarFeeds({ db, clock, keys, limiter, appUrl })),
    ...collectionRoutes(new RecipeCollection(saving)),
    ...recipesRoutes({ db, kitchen: loadKitchen, limiter }),
    ...calorieTrackingRoutes(new FoodDiary({ db, clock })),
  ];
}
