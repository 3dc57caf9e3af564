import type { OutputOf, ParsedInputOf } from "@meal/contract/endpoint";
import type { readPlannerPreferences, savePlannerPreferences } from "@meal/contract/planner";
import type { UserId } from "@meal/domain/accounts/actor";
import type { Db } from "../../db/database.ts";
import type { Clock } from "../../ports/clock.ts";
import { findPlannerPreferences, upsertPlannerPreferences } from "./preferences-repository.ts";

type Preferences = OutputOf<typeof readPlannerPreferences>;
type Change = ParsedInputOf<typeof savePlannerPreferences>["body"];

/** Keeps for how many people somebody plans, what they never want again, and what they usually ask for. */
export class PlannerPreferences {
  readonly #parts: { readonly db: Db; readonly clock: Clock };

  constructor(parts: { readonly db: Db; readonly clock: Clock }) {
    this.#parts = parts;
  }

  async read(userId: UserId): Promise<Preferences> {
    const row = await findPlannerPreferences(this.#parts.db, userId);
    return {
      servings: row?.servings ?? 1,
      dislikes: [...(row?.dislikes ?? [])],
      dishesLeftOut: [...(row?.dishes_left_out ?? [])],
      usual: row?.usual ?? null,
    };
  }

  async save(userId: UserId, { servings, dislikes, dishesLeftOut, usual }: Change): Promise<Preferences> {
    const change = {
      ...(servings === undefined ? {} : { servings }),
      ...(dislikes === undefined ? {} : { dislikes: withoutDoubles(dislikes) }),
      ...(dishesLeftOut === undefined ? {} : { dishes_left_out: dishesLeftOut }),
      ...(usual === undefined ? {} : { usual }),
      updated_at: this.#parts.clock.now(),
    };
    await upsertPlannerPreferences(this.#parts.db, userId, change);
    return this.read(userId);
  }
}

/** The first of each word, whatever its case. */
function withoutDoubles(words: readonly string[]): readonly string[] {
  const byKey = new Map(words.toReversed().map((word) => [word.toLowerCase(), word]));
  return [...byKey.values()].toReversed();
}
