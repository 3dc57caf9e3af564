import type { OutputOf, ParsedInputOf } from "@meal/contract/endpoint";
import type {
  listExtraPlans as listEndpoint,
  readExtraPlan,
  saveExtraPlan,
} from "@meal/contract/extra-planner";
import type { Actor, OwnerId, UserId } from "@meal/domain/accounts/actor";
import { MOST_EXTRA_PLANS } from "@meal/domain/extra-planner/limits";
import { recipeOfPlan } from "@meal/domain/extra-planner/recipe-of-plan";
import { AppError } from "../../app-error.ts";
import type { Database, Db } from "../../db/database.ts";
import { holdHousehold } from "../../db/hold-person.ts";
import { transaction } from "../../db/transaction.ts";
import type { Clock } from "../../ports/clock.ts";
import type { StoredFiles } from "../files/service.ts";
import { extraPlanOf } from "./plans-reading.ts";
import {
  addExtraPlan,
  countExtraPlans,
  findExtraPlan,
  listExtraPlans,
  removeExtraPlan,
} from "./plans-repository.ts";

type ExtraPlan = OutputOf<typeof readExtraPlan>;
type NewPlan = ParsedInputOf<typeof saveExtraPlan>["body"];
type Wanted = ParsedInputOf<typeof listEndpoint>["query"];

/** What keeping extra plans takes from outside. */
export interface ExtraPlansParts {
  readonly database: Pick<Database, "db" | "kind">;
  readonly clock: Clock;
  readonly stored: Pick<StoredFiles, "tie" | "letGo">;
  /** Whether the person's favourite of this name shows the picture, too. */
  readonly isPictureOfFavorite: (trx: Db, userId: UserId, name: string, address: string) => Promise<boolean>;
}

/** Keeps the recipes of the Extra Planner that people save, each with its picture. */
export class ExtraPlans {
  readonly #parts: ExtraPlansParts;

  constructor(parts: ExtraPlansParts) {
    this.#parts = parts;
  }

  async list(ownerId: OwnerId, wanted: Wanted): Promise<OutputOf<typeof listEndpoint>> {
    const { db } = this.#parts.database;
    const rows = await listExtraPlans(db, ownerId, wanted);
    return { items: rows.map(extraPlanOf), total: await countExtraPlans(db, ownerId) };
  }

  async read(ownerId: OwnerId, id: string): Promise<ExtraPlan> {
    const row = await findExtraPlan(this.#parts.database.db, ownerId, id);
    if (!row) throw new AppError("not_found");
    return extraPlanOf(row);
  }

  /** Saves a plan under its own id; the same id again is the same save, whose answer got lost. */
  async save(actor: Actor, plan: NewPlan): Promise<ExtraPlan> {
    const { database, clock, stored } = this.#parts;
    const row = await transaction(database.db, async (trx) => {
      await holdHousehold(trx, database.kind, actor.ownerId);
      const saved = await findExtraPlan(trx, actor.ownerId, plan.id);
      if (saved) return saved;
      if ((await countExtraPlans(trx, actor.ownerId)) >= MOST_EXTRA_PLANS)
        throw new AppError("too_many_saved");
      await stored.tie(trx, actor.userId, plan.image_url);
      return addExtraPlan(trx, actor, { ...plan, created_at: clock.now() });
    });
    return extraPlanOf(row);
  }

  /** Whoever takes it back within a day finds its picture too. */
  async remove(actor: Actor, id: string): Promise<void> {
    const { database, stored, isPictureOfFavorite } = this.#parts;
    await transaction(database.db, async (trx) => {
      const removed = await removeExtraPlan(trx, actor.ownerId, id);
      if (!removed) throw new AppError("not_found");
      const { name, picture } = recipeOfPlan(extraPlanOf(removed));
      if (picture === undefined || (await isPictureOfFavorite(trx, actor.userId, name, picture))) return;
      await stored.letGo(trx, actor.userId, picture);
    });
  }
}
