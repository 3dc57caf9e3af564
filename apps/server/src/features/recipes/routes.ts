import { countSaved, readRecipe, recipeFacts } from "@meal/contract/recipes";
import type { Kitchen } from "@meal/engine/writer/kitchen";
import type { Db } from "../../db/database.ts";
import { countAddress, type RateLimiter, type RateRule } from "../../http/rate-limit.ts";
import { route, type Route } from "../../http/route.ts";
import { countPlans } from "../planner/service.ts";
import { countFavorites } from "./favorites-repository.ts";
import { findRecipe } from "./reader.ts";

/** A person opens a few recipes a minute; reading a long one takes the engine a while. */
const FACTS: RateRule = { name: "recipe-facts", uses: 300, perMs: 3_600_000 };

/** What reading recipes takes from outside. */
export interface RecipesParts {
  readonly db: Db;
  readonly kitchen: () => Promise<Kitchen>;
  readonly limiter: RateLimiter;
}

export function recipesRoutes(parts: RecipesParts): readonly Route[] {
  const { db, kitchen, limiter } = parts;
  return [
    route(readRecipe, ({ session, params }) => findRecipe(parts, session, params.id)),
    route(recipeFacts, async ({ session, clientAddress, body }) => {
      if (session.kind === "user") await limiter.count(FACTS, session.userId);
      else await countAddress(limiter, FACTS, clientAddress);
      const { factsOf } = await import("./facts.ts");
      return factsOf(await kitchen(), body.recipe);
    }),
    route(countSaved, async ({ session }) => ({
      plans: await countPlans(db, session.userId),
      recipes: await countFavorites(db, session.userId),
    })),
  ];
}
