import type { addCooked as addEndpoint, listCooked as listEndpoint } from "@meal/contract/cooking-timer";
import type { OutputOf, ParsedInputOf } from "@meal/contract/endpoint";
import type { UserId } from "@meal/domain/accounts/actor";
import { MOST_COOKED } from "@meal/domain/cooking-timer/history-limits";
import type { Rating } from "@meal/domain/cooking-timer/rating";
import type { Db } from "../../db/database.ts";
import { holdPerson } from "../../db/hold-person.ts";
import { transaction } from "../../db/transaction.ts";
import { AppError } from "../../app-error.ts";
import type { AccountsParts } from "../accounts/service.ts";
import {
  addCooked,
  countCooked,
  findCooked,
  listCooked,
  rateCooked,
  removeCooked,
  type CookedRow,
} from "./repository.ts";

type NewCooked = ParsedInputOf<typeof addEndpoint>["body"];
type Cooked = OutputOf<typeof addEndpoint>;
type Wanted = ParsedInputOf<typeof listEndpoint>["query"];

/** What keeping the history takes from outside. */
export type CookingHistoryParts = Pick<AccountsParts, "database" | "clock" | "stored" | "background">;

/** Keeps what people cooked. */
export class CookingHistory {
  readonly #parts: CookingHistoryParts;

  constructor(parts: CookingHistoryParts) {
    this.#parts = parts;
  }

  /** Notes a cooked recipe under the id that the caller made; the same id again is the same note, whose answer got lost. */
  async add(userId: UserId, cooked: NewCooked): Promise<Cooked> {
    const { db, kind } = this.#parts.database;
    const row = await transaction(db, async (trx) => {
      await holdPerson(trx, kind, userId);
      return (await findCooked(trx, userId, cooked.id)) ?? this.#addNew(trx, userId, cooked);
    });
    return cookedOf(row);
  }

  async list(userId: UserId, wanted: Wanted): Promise<OutputOf<typeof listEndpoint>> {
    const { db } = this.#parts.database;
    const rows = await listCooked(db, userId, wanted);
    return { items: rows.map(cookedOf), total: await countCooked(db, userId) };
  }

  async rate(userId: UserId, id: string, rating: Rating): Promise<Cooked> {
    const row = await rateCooked(this.#parts.database.db, userId, id, rating);
    if (!row) throw new AppError("not_found");
    return cookedOf(row);
  }

  /** The photo goes with the entry: at once where the storage answers, else with the next sweep. */
  async remove(userId: UserId, id: string): Promise<void> {
    const { database, stored, background } = this.#parts;
    await transaction(database.db, async (trx) => {
      const removed = await removeCooked(trx, userId, id);
      if (!removed) throw new AppError("not_found");
      if (removed.image_url !== null) await stored.untie(trx, userId, removed.image_url);
    });
    background.run(() => stored.removeOrphans());
  }

  async #addNew(trx: Db, userId: UserId, cooked: NewCooked): Promise<CookedRow> {
    const { clock, stored } = this.#parts;
    if ((await countCooked(trx, userId)) >= MOST_COOKED) throw new AppError("too_many_saved");
    if (cooked.image_url !== null && !(await stored.tie(trx, userId, cooked.image_url)))
      throw new AppError("not_found", { detail: "This photo is gone. Take or choose it again." });
    const now = clock.now();
    return addCooked(trx, userId, { ...cooked, cooked_at: now, created_at: now, rating: null });
  }
}

function cookedOf(row: CookedRow): Cooked {
  return {
    ...row,
    recipe_steps: [...row.recipe_steps],
    cooked_at: new Date(row.cooked_at).toISOString(),
    created_at: new Date(row.created_at).toISOString(),
  };
}
