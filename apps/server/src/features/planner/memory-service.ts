import type { OutputOf, ParsedInputOf } from "@meal/contract/endpoint";
import type { changePlannerMemory, readPlannerMemory } from "@meal/contract/planner-memory";
import type { Actor, UserId } from "@meal/domain/accounts/actor";
import { MOST_PAST_DISHES, pastDishesOf, type PastDish } from "@meal/domain/chef/past-dishes";
import type { Rating } from "@meal/domain/cooking-timer/rating";
import { type Cooked, type Taste, tastesOf } from "@meal/domain/cooking-timer/tastes";
import { afterForgetting, counts, type Forgotten } from "@meal/domain/planner/learned";
import { dateOfDay } from "@meal/domain/planner/plan-dates";
import type { SwappedAway } from "@meal/domain/planner/swapped-away";
import type { Database, Db } from "../../db/database.ts";
import { holdPerson } from "../../db/hold-person.ts";
import { transaction } from "../../db/transaction.ts";
import type { Clock } from "../../ports/clock.ts";
import { type PastDate, readPastDays } from "./past-dishes.ts";
import { findPlannerPreferences, upsertPlannerPreferences } from "./preferences-repository.ts";
import { findSwaps } from "./swaps-repository.ts";

type Memory = OutputOf<typeof readPlannerMemory>;
type Change = ParsedInputOf<typeof changePlannerMemory>["body"];

/** What the planner's memory takes from outside. */
interface MemoryParts {
  readonly database: Pick<Database, "db" | "kind">;
  readonly clock: Clock;
  /** The day where this person is. */
  readonly todayOf: (userId: UserId) => Promise<string>;
  readonly readCooked: (db: Db, userId: UserId) => Promise<readonly Cooked[]>;
}

/** All that was learned and still counts. */
interface Known {
  readonly tastes: readonly Taste[];
  readonly swaps: readonly SwappedAway[];
  readonly days: readonly PastDate[];
}

const WEEK_MS = 7 * 86_400_000;
/** What was eaten on the day when it was forgotten is forgotten, too. */
const instantOf = (date: string): number => Date.parse(date);

/** What the planner has learned of a household's dishes, and what of it shall no longer count. */
export class PlannerMemory {
  readonly #parts: MemoryParts;

  constructor(parts: MemoryParts) {
    this.#parts = parts;
  }

  /** What a plan from a date on is told. */
  async past(actor: Actor, startDate: string): Promise<readonly PastDish[]> {
    const { tastes, swaps, days } = await this.#known(actor, startDate);
    const ratings = new Map(tastes.map(({ name, rating }) => [name, rating]));
    const swapped = swaps.map(({ dishId, at }) => ({
      dishId,
      weeksAgo: Math.max(1, Math.ceil((instantOf(startDate) - at) / WEEK_MS)),
    }));
    return pastDishesOf(days, (name) => ratings.get(name), swapped);
  }

  /** How a person liked what they cooked, by its name. */
  async ratings(userId: UserId): Promise<ReadonlyMap<string, Rating>> {
    const { db } = this.#parts.database;
    const tastes = await this.#tastes(userId, await forgottenOf(db, userId));
    return new Map(tastes.map(({ name, rating }) => [name, rating]));
  }

  async read(actor: Actor): Promise<Memory> {
    const { db } = this.#parts.database;
    const today = await this.#parts.todayOf(actor.userId);
    const { tastes, swaps, days } = await this.#known(actor, dateOfDay(today, 2));
    const neverAgain = (await findPlannerPreferences(db, actor.userId))?.dishes_left_out ?? [];
    const never = new Set(neverAgain.map(({ dishId }) => dishId));
    return {
      // What was neither good nor bad changes nothing.
      liked: tastes.filter(({ rating }) => rating !== 2),
      swapped: swaps.filter(({ dishId }) => !never.has(dishId)),
      eaten: eatenOn(days),
      neverAgain: [...neverAgain],
    };
  }

  /** Forgets what is named, and answers what takes it back. */
  async change(actor: Actor, { forget, neverAgain }: Change): Promise<OutputOf<typeof changePlannerMemory>> {
    const { database, clock } = this.#parts;
    const { userId } = actor;
    const now = clock.now();
    // Nothing is forgotten that is still to be learned.
    const changes = forget.map(({ at = now, ...about }) => ({
      ...about,
      at: at === null ? null : Math.min(at, now),
    }));
    const back = await transaction(database.db, async (trx) => {
      await holdPerson(trx, database.kind, userId);
      const before = await findPlannerPreferences(trx, userId);
      const after = afterForgetting(before?.forgotten ?? [], changes);
      await upsertPlannerPreferences(trx, userId, {
        forgotten: after.forgotten,
        ...(neverAgain !== undefined && { dishes_left_out: neverAgain }),
        updated_at: now,
      });
      return {
        forget: [...after.back],
        ...(neverAgain !== undefined && { neverAgain: [...(before?.dishes_left_out ?? [])] }),
      };
    });
    return { memory: await this.read(actor), back };
  }

  async #known({ ownerId, userId }: Actor, startDate: string): Promise<Known> {
    const { database, clock } = this.#parts;
    const forgotten = await forgottenOf(database.db, userId);
    const swaps = await findSwaps(database.db, ownerId, clock.now());
    const days = await readPastDays(database.db, ownerId, startDate);
    const isKept = (dish: string, date: string) =>
      counts(forgotten, { kind: "eaten", dish, at: instantOf(date) });
    return {
      tastes: await this.#tastes(userId, forgotten),
      swaps: swaps.filter(({ dishId, at }) => counts(forgotten, { kind: "swapped", dish: dishId, at })),
      days: days.map(({ date, daysAgo, meals }) => ({
        date,
        daysAgo,
        meals: meals.filter(({ dishId }) => dishId !== undefined && isKept(dishId, date)),
      })),
    };
  }

  async #tastes(userId: UserId, forgotten: readonly Forgotten[]): Promise<readonly Taste[]> {
    const cooked = await this.#parts.readCooked(this.#parts.database.db, userId);
    return tastesOf(cooked.filter(({ name, at }) => counts(forgotten, { kind: "liked", dish: name, at })));
  }
}

async function forgottenOf(db: Db, userId: UserId): Promise<readonly Forgotten[]> {
  return (await findPlannerPreferences(db, userId))?.forgotten ?? [];
}

/** Each dish as it was eaten last, the latest first. */
function eatenOn(days: readonly PastDate[]): Memory["eaten"] {
  const dishes = new Map<string, Memory["eaten"][number]>();
  for (const { date, meals } of days.toSorted((one, other) => one.daysAgo - other.daysAgo)) {
    for (const { dishId, name, leftoverOf } of meals) {
      if (dishId === undefined || leftoverOf !== undefined || dishes.has(dishId)) continue;
      dishes.set(dishId, { dishId, name, date });
    }
  }
  return [...dishes.values()].slice(0, MOST_PAST_DISHES);
}
