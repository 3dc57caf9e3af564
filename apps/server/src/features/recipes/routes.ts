import { browseCookbook, countSaved, readRecipe, recipeFacts } from "@meal/contract/recipes";
import type { Actor } from "@meal/domain/accounts/actor";
import type { Db } from "../../db/database.ts";
import { engineCallOf } from "../../http/engine-call.ts";
import { rateRule, countAddress, type RateLimiter } from "../../http/rate-limit.ts";
import { route, type Route } from "../../http/route.ts";
import type { Session } from "../../ports/sessions.ts";
import type { Engine } from "../../ports/engine.ts";
import { countPlans } from "../planner/service.ts";
import { countFavorites } from "./favorites-repository.ts";
import { findRecipe } from "./reader.ts";
import type { RecipesWork } from "./recipes-work.ts";

/** A person opens a few recipes a minute; reading a long one takes the engine a while. */
const FACTS = rateRule("recipe-facts", 300, 3_600_000);

/** What reading recipes takes from outside. */
export interface RecipesParts {
  readonly db: Db;
  readonly engine: Engine<RecipesWork>;
  readonly limiter: RateLimiter;
  /** What this household has, by the ids of foods as they are bought. */
  readonly readFoodsAtHome: (actor: Actor) => Promise<readonly string[]>;
}

export function recipesRoutes(parts: RecipesParts): readonly Route[] {
  const { db, engine, limiter, readFoodsAtHome } = parts;
  // What a guest has at home lives on their page.
  const foodsAtHome = async (session: Session) => (session.kind === "user" ? readFoodsAtHome(session) : []);
  return [
    route(readRecipe, ({ params, ...call }) => findRecipe(parts, call, params.id)),
    route(browseCookbook, async ({ query: { atHome, ...wish }, ...call }) => {
      const there = atHome && { atHome: await foodsAtHome(call.session) };
      return engine.browseDishes({ ...wish, ...there }, engineCallOf(call));
    }),
    route(recipeFacts, async ({ body, ...call }) => {
      const { session, clientAddress } = call;
      if (session.kind === "user") await limiter.count(FACTS, session.userId);
      else await countAddress(limiter, FACTS, clientAddress);
      return engine.factsOf(body.recipe, engineCallOf(call));
    }),
    route(countSaved, async ({ session }) => ({
      plans: await countPlans(db, session.ownerId),
      recipes: await countFavorites(db, session.userId),
    })),
  ];
}
