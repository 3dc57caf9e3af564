import type { UserId } from "@meal/domain/accounts/actor";
import type { Insertable, Selectable } from "kysely";
import type { Db } from "../../db/database.ts";
import type { Tables } from "../../db/tables.ts";

/** Something eaten, as stored. */
export type ConsumptionRow = Selectable<Tables["food_consumption"]>;

type NewConsumption = Omit<Insertable<Tables["food_consumption"]>, "user_id">;

/** Instants between which something was eaten: `from` belongs to them, `to` does not. */
export interface Span {
  readonly from?: number;
  readonly to?: number;
}

/** Adds something eaten; nothing where the person noted it already. */
export async function addConsumption(db: Db, userId: UserId, eaten: NewConsumption): Promise<void> {
  await db
    .insertInto("food_consumption")
    .values({ user_id: userId, ...eaten })
    .onConflict((conflict) => conflict.columns(["user_id", "id"]).doNothing())
    .execute();
}

export async function findConsumption(
  db: Db,
  userId: UserId,
  id: string,
): Promise<ConsumptionRow | undefined> {
  const own = db.selectFrom("food_consumption").selectAll().where("user_id", "=", userId);
  return own.where("id", "=", id).executeTakeFirst();
}

export async function listConsumption(
  db: Db,
  userId: UserId,
  { from, to }: Span,
  limit: number,
): Promise<ConsumptionRow[]> {
  return db
    .selectFrom("food_consumption")
    .selectAll()
    .where("user_id", "=", userId)
    .$if(from !== undefined, (query) => query.where("consumed_at", ">=", from ?? 0))
    .$if(to !== undefined, (query) => query.where("consumed_at", "<", to ?? 0))
    .orderBy("consumed_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

export async function removeConsumption(db: Db, userId: UserId, id: string): Promise<boolean> {
  const removed = await db
    .deleteFrom("food_consumption")
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();
  return removed.numDeletedRows > 0n;
}
