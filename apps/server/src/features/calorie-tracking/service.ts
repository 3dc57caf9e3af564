import type {
  addConsumption as addEndpoint,
  listConsumption as listEndpoint,
} from "@meal/contract/calorie-tracking";
import type { OutputOf, ParsedInputOf } from "@meal/contract/endpoint";
import type { UserId } from "@meal/domain/accounts/actor";
import type { Db } from "../../db/database.ts";
import { AppError } from "../../http/app-error.ts";
import type { Clock } from "../../ports/clock.ts";
import {
  addConsumption,
  findConsumption,
  listConsumption,
  removeConsumption,
  type ConsumptionRow,
} from "./repository.ts";

type Eaten = ParsedInputOf<typeof addEndpoint>["body"];
type Consumption = OutputOf<typeof addEndpoint>;
type Wanted = ParsedInputOf<typeof listEndpoint>["query"];

/** Keeps what people ate. */
export class FoodDiary {
  readonly #parts: { readonly db: Db; readonly clock: Clock };

  constructor(parts: { readonly db: Db; readonly clock: Clock }) {
    this.#parts = parts;
  }

  /** Notes something under the id that the caller made; the same id again is the same note, whose answer got lost. */
  async add(userId: UserId, { consumed_at, calories, ...rest }: Eaten): Promise<Consumption> {
    const { db, clock } = this.#parts;
    const instant = consumed_at === undefined ? clock.now() : Date.parse(consumed_at);
    // spec: 2, section 3, calories are a whole number.
    const eaten = { ...rest, calories: Math.round(calories), consumed_at: instant };
    await addConsumption(db, userId, eaten);
    const row = await findConsumption(db, userId, eaten.id);
    if (!row) throw new AppError("not_found");
    return consumptionOf(row);
  }

  async list(userId: UserId, { from, to, limit }: Wanted): Promise<OutputOf<typeof listEndpoint>> {
    const span = {
      ...(from === undefined ? {} : { from: Date.parse(from) }),
      ...(to === undefined ? {} : { to: Date.parse(to) }),
    };
    const rows = await listConsumption(this.#parts.db, userId, span, limit);
    return { items: rows.map(consumptionOf) };
  }

  async remove(userId: UserId, id: string): Promise<void> {
    if (!(await removeConsumption(this.#parts.db, userId, id))) throw new AppError("not_found");
  }
}

function consumptionOf(row: ConsumptionRow): Consumption {
  return { ...row, consumed_at: new Date(row.consumed_at).toISOString() };
}
