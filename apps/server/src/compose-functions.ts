import { randomInt } from "node:crypto";
import type { Kitchen } from "@meal/engine/writer/kitchen";
import type { AccountsParts } from "./features/accounts/parts.ts";
import { Asking } from "./features/ai-usage/service.ts";
import { chatRoutes, type ChatParts } from "./features/chat/routes.ts";
import { cookingStepsRoutes } from "./features/cooking-timer/steps-routes.ts";
import type { Entitlements } from "./features/entitlements/service.ts";
import { extraPlannerFunctionRoutes } from "./features/extra-planner/functions-routes.ts";
import { filesRoutes } from "./features/files/routes.ts";
import type { StoredFiles } from "./features/files/service.ts";
import { foodAnalysisRoutes } from "./features/food-analysis/routes.ts";
import { generationMarks } from "./features/planner/functions-generation.ts";
import { plannerFunctionRoutes } from "./features/planner/functions-routes.ts";
import type { PlannerFunctionsParts } from "./features/planner/functions-service.ts";
import { productHelpRoutes } from "./features/product-help/routes.ts";
import type { Profile } from "./features/profile/service.ts";
import { categoriseRoutes } from "./features/recipes/categorise.ts";
import { pictureRoutes } from "./features/recipes/pictures.ts";
import type { Route } from "./http/route.ts";
import type { Chef } from "./ports/chef.ts";

const mostSeed = 2 ** 32;

/** What the functions are made of. */
export interface FunctionsParts {
  readonly accounts: AccountsParts;
  readonly entitlements: Entitlements;
  readonly profile: Profile;
  readonly chef: Chef;
  readonly kitchen: () => Kitchen;
  readonly stored: StoredFiles;
  readonly readDislikes: PlannerFunctionsParts["readDislikes"];
  readonly readDay: ChatParts["readDay"];
}

/** Everything that asks the chef, and the pictures. */
export function functionRoutes(parts: FunctionsParts): readonly Route[] {
  const { accounts, entitlements, profile, chef, kitchen, stored, readDislikes, readDay } = parts;
  const { limiter, appUrl, keys } = accounts;
  const asking = new Asking({ entitlements, limiter, profile, appUrl });
  const generations = generationMarks(keys);
  const makeSeed = () => randomInt(mostSeed);
  return [
    ...plannerFunctionRoutes({ asking, chef, kitchen, generations, readDislikes, makeSeed }),
    ...categoriseRoutes({ asking, chef }),
    ...pictureRoutes(kitchen),
    ...productHelpRoutes({ asking, chef }),
    ...extraPlannerFunctionRoutes({ asking, chef, kitchen, stored }),
    ...foodAnalysisRoutes({ asking, chef }),
    ...cookingStepsRoutes({ asking, chef }),
    ...chatRoutes({ asking, chef, readDay }),
    ...filesRoutes(stored),
  ];
}
