import type { OutputOf, ParsedInputOf } from "@meal/contract/endpoint";
import type { changeMealPlan, listMealPlans, saveMealPlan } from "@meal/contract/planner";
import { MOST_SAVED_PLANS } from "@meal/domain/planner/limits";
import type { Database, Db } from "../../db/database.ts";
import { holdPerson } from "../../db/hold-person.ts";
import { transaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Search } from "../../ports/search.ts";
import type { UserId } from "../../ports/sessions.ts";
import { storedPlanOf, type StoredPlan } from "./plans-reading.ts";
import {
  addPlan,
  changePlan,
  countPlans,
  findPlan,
  listPlans,
  removePlan,
  setPlanMeals,
  type PlanRow,
} from "./plans-repository.ts";

type NewPlan = ParsedInputOf<typeof saveMealPlan>["body"];
type Change = ParsedInputOf<typeof changeMealPlan>["body"];
type Content = NewPlan["content"];

/** What keeping plans takes from outside. */
export interface PlansParts {
  readonly database: Pick<Database, "db" | "kind">;
  readonly clock: Clock;
  /** Search over the same database, or inside of a transaction. */
  readonly searchIn: (db: Db) => Search;
}

/** Keeps the plans that people save. */
export class MealPlans {
  readonly #parts: PlansParts;

  constructor(parts: PlansParts) {
    this.#parts = parts;
  }

  async list(
    userId: UserId,
    wanted: { readonly page: number; readonly pageSize: number },
  ): Promise<OutputOf<typeof listMealPlans>> {
    const { db } = this.#parts.database;
    const rows = await listPlans(db, userId, wanted);
    return { items: rows.map(storedPlanOf), total: await countPlans(db, userId) };
  }

  async read(userId: UserId, id: string): Promise<StoredPlan> {
    const row = await findPlan(this.#parts.database.db, userId, id);
    if (!row) throw new AppError("not_found");
    return storedPlanOf(row);
  }

  /** Saves a plan under its own id; the same id again is the same save, whose answer got lost. */
  async save(userId: UserId, { id, name, content }: NewPlan): Promise<StoredPlan> {
    const { database, clock } = this.#parts;
    const now = clock.now();
    const row = await transaction(database.db, async (trx) => {
      await holdPerson(trx, database.kind, userId);
      const saved = await findPlan(trx, userId, id);
      if (saved) return saved;
      if ((await countPlans(trx, userId)) >= MOST_SAVED_PLANS) throw new AppError("too_many_saved");
      const plan = { id, name, ...columnsOf(content), revision: 1, created_at: now, updated_at: now };
      const added = await addPlan(trx, userId, plan);
      await this.#index(trx, userId, added, content);
      return added;
    });
    return storedPlanOf(row);
  }

  /** Changes a plan, unless somebody changed it since the caller read it. */
  async change(userId: UserId, id: string, { revision, name, content }: Change): Promise<StoredPlan> {
    const change = {
      ...(name === undefined ? {} : { name }),
      ...(content === undefined ? {} : columnsOf(content)),
      updated_at: this.#parts.clock.now(),
    };
    const row = await transaction(this.#parts.database.db, async (trx) => {
      const changed = await changePlan(trx, userId, { id, revision }, change);
      if (!changed) throw new AppError((await findPlan(trx, userId, id)) ? "changed_elsewhere" : "not_found");
      await this.#index(trx, userId, changed, content ?? storedPlanOf(changed).content);
      return changed;
    });
    return storedPlanOf(row);
  }

  async remove(userId: UserId, id: string): Promise<void> {
    await transaction(this.#parts.database.db, async (trx) => {
      if (!(await removePlan(trx, userId, id))) throw new AppError("not_found");
      await this.#parts.searchIn(trx).remove(userId, "plan", id);
    });
  }

  /** A plan is found by its name and by its meals, and each meal by its id. */
  async #index(trx: Db, userId: UserId, { id, name }: PlanRow, { days }: Content): Promise<void> {
    const meals = days.flatMap((day) => day.meals);
    await setPlanMeals(trx, userId, id, [...new Set(meals.map((meal) => meal.id))]);
    const body = meals.map((meal) => meal.name).join("\n");
    await this.#parts.searchIn(trx).save(userId, { kind: "plan", refId: id, title: name, body });
  }
}

function columnsOf(content: Content) {
  return { content, start_date: content.startDate ?? null };
}
