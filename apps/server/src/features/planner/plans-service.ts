import { fullNameOf } from "@meal/domain/chef/side";
import type { OutputOf, ParsedInputOf } from "@meal/contract/endpoint";
import type {
  changeMealPlan,
  listMealPlans,
  listPlansInUse,
  saveMealPlan,
  useMealPlan,
} from "@meal/contract/planner";
import type { Actor, OwnerId, UserId } from "@meal/domain/accounts/actor";
import { settleLeftovers } from "@meal/domain/chef/leftovers";
import { MOST_SAVED_PLANS, type PlanKind } from "@meal/domain/planner/limits";
import {
  afterChoosing,
  afterDeleting,
  afterMaking,
  afterMoving,
  datesInUseOf,
  datesOfPlan,
} from "@meal/domain/planner/plan-in-use";
import { nameAmong } from "@meal/domain/planner/plan-names";
import type { Database, Db } from "../../db/database.ts";
import { holdHousehold } from "../../db/hold-person.ts";
import { transaction } from "../../db/transaction.ts";
import { AppError } from "../../app-error.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Search } from "../../ports/search.ts";
import { changeDatesInUse, readDatesInUse } from "./plan-dates-repository.ts";
import { planContentOf, storedPlanOf, type StoredPlan } from "./plans-reading.ts";
import {
  addPlan,
  changePlan,
  countPlans,
  findPlan,
  findPlanNames,
  listPlans,
  removePlan,
  setPlanMeals,
  type PlanRow,
} from "./plans-repository.ts";
import { findInOrder, findPlansInUse } from "./service.ts";
import { setSwaps } from "./swaps-repository.ts";

type NewPlan = ParsedInputOf<typeof saveMealPlan>["body"];
type Change = ParsedInputOf<typeof changeMealPlan>["body"];
type Use = ParsedInputOf<typeof useMealPlan>["body"];

/** As many as a screen needs to find what is cooked today and next. */
const MOST_SHOWN_IN_USE = 3;

/** What keeping plans takes from outside. */
export interface PlansParts {
  readonly database: Pick<Database, "db" | "kind">;
  readonly clock: Clock;
  /** Search over the same database, or inside of a transaction. */
  readonly searchIn: (db: Db) => Search;
  /** The day where this person is. */
  readonly todayOf: (userId: UserId) => Promise<string>;
  /** Another plan is in use: the shopping list follows. */
  readonly onUse: (actor: Actor, today: string | undefined) => Promise<void>;
}

/** Keeps the plans that people save, and which of them is in use when. */
export class MealPlans {
  readonly #parts: PlansParts;

  constructor(parts: PlansParts) {
    this.#parts = parts;
  }

  async list(
    ownerId: OwnerId,
    wanted: { readonly page: number; readonly pageSize: number; readonly kind: PlanKind },
  ): Promise<OutputOf<typeof listMealPlans>> {
    const { db } = this.#parts.database;
    const [rows, inUse] = [await listPlans(db, ownerId, wanted), await readDatesInUse(db, ownerId)];
    const items = rows.map((row) => storedPlanOf(row, datesInUseOf(inUse, row.id)));
    return { items, total: await countPlans(db, ownerId, wanted.kind) };
  }

  /** The plans in use from a day on; where none is left, the last one that was. */
  async listInUse(ownerId: OwnerId, from: string): Promise<OutputOf<typeof listPlansInUse>> {
    const { db } = this.#parts.database;
    const inUse = await readDatesInUse(db, ownerId);
    const next = await findPlansInUse(db, ownerId, { inUse, from, limit: MOST_SHOWN_IN_USE });
    if (next.length > 0) return { items: [...next] };
    return { items: [...(await findInOrder(db, ownerId, { inUse, ids: [...inUse.values()].slice(-1) }))] };
  }

  async read(ownerId: OwnerId, id: string): Promise<StoredPlan> {
    const { db } = this.#parts.database;
    const row = await findPlan(db, ownerId, id);
    if (!row) throw new AppError("not_found");
    return storedPlanOf(row, datesInUseOf(await readDatesInUse(db, ownerId), id));
  }

  /** Saves a plan under its own id; the same id again is the same save, whose answer got lost. */
  async save(actor: Actor, { id, name, content, kind }: NewPlan): Promise<StoredPlan> {
    const now = this.#parts.clock.now();
    const today = await this.#parts.todayOf(actor.userId);
    const start_date = kind === "week" ? null : (content.startDate ?? today);
    return this.#inTurn(actor, async (trx) => {
      const saved = await findPlan(trx, actor.ownerId, id);
      if (saved) return storedPlanOf(saved, datesInUseOf(await readDatesInUse(trx, actor.ownerId), id));
      if ((await countPlans(trx, actor.ownerId, kind)) >= MOST_SAVED_PLANS)
        throw new AppError("too_many_saved");
      const own = nameAmong(name, await findPlanNames(trx, actor.ownerId, kind));
      const plan = {
        id,
        name: own,
        content: kept(settled(content, saved), kind),
        start_date,
        kind,
        revision: 1,
        created_at: now,
        updated_at: now,
      };
      const added = await addPlan(trx, actor, plan);
      await this.#index(trx, actor, added);
      const inUse = await changeDatesInUse(trx, actor, (before) =>
        afterMaking(before, { id, dates: datesOf(added) }, today),
      );
      return storedPlanOf(added, datesInUseOf(inUse, id));
    });
  }

  /** Changes a plan, unless somebody changed it since the caller read it. */
  async change(actor: Actor, id: string, { revision, name, content }: Change): Promise<StoredPlan> {
    const updated_at = this.#parts.clock.now();
    return this.#inTurn(actor, async (trx) => {
      const before = await findPlan(trx, actor.ownerId, id);
      const next = content && kept(settled(content, before), before?.kind ?? "plan");
      const changed = await changePlan(
        trx,
        actor.ownerId,
        { id, revision },
        {
          ...(name !== undefined && { name }),
          ...(next?.startDate !== undefined && { start_date: next.startDate }),
          ...(next !== undefined && { content: next }),
          updated_at,
        },
      );
      if (!before || !changed) throw new AppError(before ? "changed_elsewhere" : "not_found");
      await this.#index(trx, actor, changed);
      const inUse = await changeDatesInUse(trx, actor, (now) =>
        afterMoving(now, { id, dates: datesOf(changed) }, datesOf(before)),
      );
      return storedPlanOf(changed, datesInUseOf(inUse, id));
    });
  }

  /** Puts a plan in use on its dates, or on those of them that are named, whatever was in use on them. */
  async use(actor: Actor, id: string, { dates: named, today }: Use): Promise<StoredPlan> {
    const used = await this.#inTurn(actor, async (trx) => {
      const row = await findPlan(trx, actor.ownerId, id);
      if (!row) throw new AppError("not_found");
      const dates = datesOf(row).filter((date) => named?.includes(date) ?? true);
      const inUse = await changeDatesInUse(trx, actor, (before) => afterChoosing(before, { id, dates }));
      return storedPlanOf(row, datesInUseOf(inUse, id));
    });
    await this.#parts.onUse(actor, today);
    return used;
  }

  async remove(actor: Actor, id: string): Promise<void> {
    const wasInUse = await this.#inTurn(actor, async (trx) => {
      if (!(await removePlan(trx, actor.ownerId, id))) throw new AppError("not_found");
      await this.#parts.searchIn(trx).remove(actor.ownerId, "plan", id);
      let had = false;
      await changeDatesInUse(trx, actor, (before) => {
        had = datesInUseOf(before, id).length > 0;
        return afterDeleting(before, id);
      });
      return had;
    });
    if (wasInUse) await this.#parts.onUse(actor, undefined);
  }

  /** Two changes of one household's plans follow one another: a date has one plan. */
  async #inTurn<Result>(actor: Actor, step: (trx: Db) => Promise<Result>): Promise<Result> {
    const { db, kind } = this.#parts.database;
    return transaction(db, async (trx) => {
      await holdHousehold(trx, kind, actor.ownerId);
      return step(trx);
    });
  }

  /** A plan is found by its name and by its meals, and each meal by its id; what was swapped away in it is learned. */
  async #index(trx: Db, actor: Actor, row: PlanRow): Promise<void> {
    const { id, name } = row;
    // Nobody cooks of a week that is kept: it is found in its list alone.
    if (row.kind === "week") return;
    const { days, swappedAway = [] } = planContentOf(row);
    const meals = days.flatMap((day) => day.meals);
    await setPlanMeals(trx, actor, id, [...new Set(meals.map((meal) => meal.id))]);
    await setSwaps(trx, actor, { planId: id, swaps: swappedAway, now: this.#parts.clock.now() });
    const body = meals.map(fullNameOf).join("\n");
    await this.#parts.searchIn(trx).save(actor.ownerId, { kind: "plan", refId: id, title: name, body });
  }
}

/** What is saved, with leftovers that are true again whatever was moved, swapped or deleted, and on which device. */
function settled<Content extends Pick<NewPlan["content"], "days">>(
  content: Content,
  before: PlanRow | undefined,
) {
  const known = before === undefined ? content.days : planContentOf(before).days;
  return { ...content, days: settleLeftovers(known, content.days).days };
}

/** A week that is kept has no dates, whatever plan it was made of. */
function kept<Content extends Pick<NewPlan["content"], "startDate">>(
  content: Content,
  kind: PlanKind,
): Content {
  return kind === "week" ? { ...content, startDate: undefined } : content;
}

function datesOf(row: PlanRow): readonly string[] {
  return datesOfPlan(planContentOf(row));
}
