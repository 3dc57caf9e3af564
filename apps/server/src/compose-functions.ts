import { randomInt } from "node:crypto";
import type { Actor, OwnerId, UserId } from "@meal/domain/accounts/actor";
import { spareAtHome } from "@meal/domain/shopping-list/spare-at-home";
import { mealReader } from "./adapters/chef/builtin/builtin-chef.ts";
import type { ServerWork } from "./compose-engine-work.ts";
import type { Saved } from "./compose-saved.ts";
import type { AccountsParts } from "./features/accounts/parts.ts";
import { Asking } from "./features/ai-usage/service.ts";
import { ownDay } from "./features/chat/own-day.ts";
import { chatRoutes } from "./features/chat/routes.ts";
import { cookingStepsRoutes } from "./features/cooking-timer/steps-routes.ts";
import type { Entitlements } from "./features/entitlements/service.ts";
import { extraPlannerFunctionRoutes } from "./features/extra-planner/functions-routes.ts";
import { filesRoutes } from "./features/files/routes.ts";
import type { StoredFiles } from "./features/files/service.ts";
import { foodAnalysisRoutes } from "./features/food-analysis/routes.ts";
import { importPhotoRoutes } from "./features/import-export/photo-routes.ts";
import { generationMarks } from "./features/planner/functions-generation.ts";
import { readSavedForPlan } from "./features/recipes/service.ts";
import { readDatesInUse } from "./features/planner/plan-dates-repository.ts";
import { listOfDaysRoutes } from "./features/shopping-list/list-of-days.ts";
import { plannerFunctionRoutes } from "./features/planner/functions-routes.ts";
import { productHelpRoutes } from "./features/product-help/routes.ts";
import type { Profile } from "./features/profile/service.ts";
import { categoriseRoutes } from "./features/recipes/categorise.ts";
import { pictureRoutes } from "./features/recipes/pictures.ts";
import type { Route } from "./http/route.ts";
import type { Chef } from "./ports/chef.ts";
import type { Engine } from "./ports/engine.ts";

const randomSeed = () => randomInt(2 ** 32);

/** What the functions are made of. */
export interface FunctionsParts {
  readonly accounts: AccountsParts;
  readonly entitlements: Entitlements;
  readonly profile: Profile;
  readonly chef: Chef;
  /** Whether a model looks at photos of meals. */
  readonly seesMeals: boolean;
  readonly engine: Engine<ServerWork>;
  readonly stored: StoredFiles;
  readonly saved: Pick<Saved, "todayOf" | "plans" | "preferences" | "memory" | "diary" | "lists">;
}

/** Everything that asks the chef, and the pictures. */
export function functionRoutes(parts: FunctionsParts): readonly Route[] {
  const { accounts, entitlements, profile, chef, seesMeals, engine, stored, saved } = parts;
  const { limiter, appUrl, keys, clock, database } = accounts;
  const asking = new Asking({ entitlements, limiter, profile, appUrl });
  const generations = generationMarks({ keys, clock, db: database.db });
  const readLeftOut = (userId: UserId) => saved.preferences.read(userId);
  const { todayOf } = saved;
  const readPast = async (actor: Actor, startDate: string) =>
    saved.memory.past(actor, startDate === "" ? await todayOf(actor.userId) : startDate);
  const readSaved = async ({ userId }: Actor, startDate: string) =>
    readSavedForPlan(database.db, userId, {
      startDate: startDate === "" ? await todayOf(userId) : startDate,
      ratings: await saved.memory.ratings(userId),
    });
  const readAtHome = async ({ ownerId, userId }: Actor, startDate: string) => {
    const today = await todayOf(userId);
    const inUse = await readDatesInUse(database.db, ownerId);
    // From its first day on the new plan takes their place.
    const before = [...inUse].filter(([date]) => date >= today && date < startDate);
    const planIds = new Set(before.map(([, id]) => id));
    return spareAtHome(await saved.lists.read(ownerId), { today, planIds });
  };
  const readPlansInUse = async (ownerId: OwnerId, today: string) =>
    (await saved.plans.listInUse(ownerId, today)).items;
  const readDay = ownDay({ todayOf, diary: saved.diary, lists: saved.lists, readPlansInUse });
  return [
    ...plannerFunctionRoutes({
      asking,
      chef,
      engine,
      generations,
      readLeftOut,
      readPast,
      readAtHome,
      readSaved,
      makeSeed: randomSeed,
    }),
    ...categoriseRoutes({ asking, chef }),
    ...listOfDaysRoutes({ asking, engine }),
    ...pictureRoutes(engine),
    ...productHelpRoutes({ asking, chef }),
    ...extraPlannerFunctionRoutes({ asking, chef, engine, stored }),
    ...foodAnalysisRoutes({ asking, chef, seesPhotos: seesMeals, reader: mealReader(engine) }),
    ...cookingStepsRoutes({ asking, chef }),
    ...importPhotoRoutes({ asking, chef, engine }),
    ...chatRoutes({ asking, chef, readDay }),
    ...filesRoutes(stored),
  ];
}
