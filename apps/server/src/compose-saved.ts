import type { Actor, UserId } from "@meal/domain/accounts/actor";
import { localDayOf } from "@meal/domain/dates/format-date";
import { mealReader } from "./adapters/chef/builtin/builtin-chef.ts";
import { warmKitchen } from "./adapters/chef/builtin/warm-kitchen.ts";
import { postgresSearch } from "./adapters/search/postgres/postgres-search.ts";
import { sqliteSearch } from "./adapters/search/sqlite/sqlite-search.ts";
import type { ServerWork } from "./compose-engine-work.ts";
import type { Db } from "./db/database.ts";
import type { AccountsParts } from "./features/accounts/parts.ts";
import { calorieTrackingRoutes } from "./features/calorie-tracking/routes.ts";
import { extraPlansRoutes } from "./features/extra-planner/plans-routes.ts";
import { ExtraPlans } from "./features/extra-planner/plans-service.ts";
import { FoodDiary } from "./features/calorie-tracking/service.ts";
import { cookingHistoryRoutes } from "./features/cooking-timer/history-routes.ts";
import { readCooked } from "./features/cooking-timer/repository.ts";
import { CookingHistory } from "./features/cooking-timer/service.ts";
import type { Entitlements } from "./features/entitlements/service.ts";
import { calendarRoutes } from "./features/planner/calendar-routes.ts";
import { CalendarFeeds } from "./features/planner/calendar-service.ts";
import { memoryRoutes } from "./features/planner/memory-routes.ts";
import { PlannerMemory } from "./features/planner/memory-service.ts";
import { plansRoutes } from "./features/planner/plans-routes.ts";
import { MealPlans } from "./features/planner/plans-service.ts";
import { type OnPlannerOpened, preferencesRoutes } from "./features/planner/preferences-routes.ts";
import { PlannerPreferences } from "./features/planner/preferences-service.ts";
import type { Profile } from "./features/profile/service.ts";
import { shoppingListRoutes } from "./features/shopping-list/routes.ts";
import { ShoppingLists } from "./features/shopping-list/service.ts";
import { ListWatching } from "./features/shopping-list/watching.ts";
import { RecipeCollection } from "./features/recipes/collection.ts";
import { collectionRoutes } from "./features/recipes/collection-routes.ts";
import { recipesRoutes } from "./features/recipes/routes.ts";
import type { LargeAnswers } from "./http/large-answers.ts";
import type { Route } from "./http/route.ts";
import type { Engine } from "./ports/engine.ts";
import type { Sessions } from "./ports/sessions.ts";

/** What people keep, and find again; some of it is read by the functions too. */
export interface Saved {
  readonly routes: readonly Route[];
  /** The day it is where the person is. */
  readonly todayOf: (userId: UserId) => Promise<string>;
  readonly plans: MealPlans;
  readonly preferences: PlannerPreferences;
  readonly memory: PlannerMemory;
  readonly diary: FoodDiary;
  readonly lists: ShoppingLists;
  readonly collection: RecipeCollection;
}

/** What it takes of other features. */
export interface SavedDependencies {
  readonly profile: Pick<Profile, "read">;
  readonly entitlements: Pick<Entitlements, "canUse">;
  readonly largeAnswers: LargeAnswers;
}

/** Puts it together. */
export function composeSaved(
  accounts: AccountsParts,
  engine: Engine<ServerWork>,
  sessions: Sessions,
  { profile, entitlements, largeAnswers }: SavedDependencies,
): Saved {
  const { bus, clock, limiter, keys, appUrl, database, stored, log } = accounts;
  const { db, kind } = database;
  const searchIn = (within: Db) => (kind === "sqlite" ? sqliteSearch(within) : postgresSearch(within));
  const saving = { database, clock, stored, searchIn };
  const todayOf = async (userId: UserId) => localDayOf(clock.now(), (await profile.read(userId)).time_zone);
  const lists = new ShoppingLists({ database, clock, bus, engine, todayOf });
  const onUse = (actor: Actor, today: string | undefined) => lists.follow(actor, today);
  const plans = new MealPlans({ ...saving, todayOf, onUse });
  const preferences = new PlannerPreferences({ db, clock });
  const memory = new PlannerMemory({ database, clock, todayOf, readCooked });
  const diary = new FoodDiary({ db, clock, profile, entitlements });
  const collection = new RecipeCollection(saving);
  const extraPlans = new ExtraPlans({
    ...saving,
    isPictureOfFavorite: (trx, ...asked) => collection.showsPicture(trx, ...asked),
  });
  // Without its tables the chef says so to whoever asks it; that is no reason to end the process.
  const warmUp: OnPlannerOpened = (userId, planned) =>
    void profile
      .read(userId)
      .then((eaten) => warmKitchen(engine, eaten, planned))
      .catch((err: unknown) => log.error({ err }, "the chef cannot work"));
  const routes = [
    ...plansRoutes(plans),
    ...preferencesRoutes(preferences, warmUp),
    ...memoryRoutes(memory),
    ...calendarRoutes(new CalendarFeeds({ db, clock, keys, limiter, appUrl })),
    ...collectionRoutes(collection),
    ...extraPlansRoutes(extraPlans),
    ...recipesRoutes({
      db,
      engine,
      limiter,
      readFoodsAtHome: (actor) => lists.foodsAtHome(actor),
    }),
    ...calorieTrackingRoutes({ ...accounts, diary, reader: mealReader(engine), largeAnswers }),
    ...cookingHistoryRoutes({ ...accounts, history: new CookingHistory(accounts) }),
    ...shoppingListRoutes(lists, new ListWatching({ db, bus, sessions })),
  ];
  return { routes, todayOf, plans, preferences, memory, diary, lists, collection };
}
