import type { UserId } from "@meal/domain/accounts/actor";
import type { Insertable, Selectable, Updateable } from "kysely";
import type { Db } from "../../db/database.ts";
import type { Tables } from "../../db/tables.ts";

/** Something eaten, as stored. */
export type ConsumptionRow = Selectable<Tables["food_consumption"]>;

type NewConsumption = Omit<Insertable<Tables["food_consumption"]>, "user_id">;
type ChangedConsumption = Omit<Updateable<Tables["food_consumption"]>, "user_id" | "id">;

/** What was eaten from one instant to another: `from` belongs to it, `to` does not; null is without end. */
export interface Span {
  readonly from: number | null;
  readonly to: number | null;
}

/** What was eaten on the days from one to another, both in it. Entries without a day are looked for between the instants. */
export interface DaySpan {
  readonly first: string | null;
  readonly last: string | null;
  readonly undated: Span;
}

/** Adds something eaten; nothing where the person noted it already. */
export async function addConsumption(db: Db, userId: UserId, eaten: NewConsumption): Promise<void> {
  await db
    .insertInto("food_consumption")
    .values({ user_id: userId, ...eaten })
    .onConflict((conflict) => conflict.columns(["user_id", "id"]).doNothing())
    .execute();
}

/** Answers whether there was something to change. */
export async function changeConsumption(
  db: Db,
  userId: UserId,
  id: string,
  change: ChangedConsumption,
): Promise<boolean> {
  const changed = await db
    .updateTable("food_consumption")
    .set(change)
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
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
    .$if(from !== null, (query) => query.where("consumed_at", ">=", from ?? 0))
    .$if(to !== null, (query) => query.where("consumed_at", "<", to ?? 0))
    .orderBy("consumed_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

export async function listConsumptionOfDays(
  db: Db,
  userId: UserId,
  { first, last, undated }: DaySpan,
  limit: number,
): Promise<ConsumptionRow[]> {
  const own = db.selectFrom("food_consumption").selectAll().where("user_id", "=", userId);
  const dated = await own
    .where("eaten_on", "is not", null)
    .$if(first !== null, (query) => query.where("eaten_on", ">=", first))
    .$if(last !== null, (query) => query.where("eaten_on", "<=", last))
    .orderBy("consumed_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  const older = await own
    .where("eaten_on", "is", null)
    .$if(undated.from !== null, (query) => query.where("consumed_at", ">=", undated.from ?? 0))
    .$if(undated.to !== null, (query) => query.where("consumed_at", "<", undated.to ?? 0))
    .orderBy("consumed_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return [...dated, ...older]
    .toSorted((a, b) => b.consumed_at - a.consumed_at || (a.id < b.id ? 1 : -1))
    .slice(0, limit);
}

const rowsAtOnce = 500;

/** Everything somebody ate, the latest first, a few hundred at a time. */
export async function* readAllConsumption(db: Db, userId: UserId): AsyncGenerator<ConsumptionRow> {
  let last: ConsumptionRow | undefined;
  for (;;) {
    const { consumed_at: instant, id } = last ?? { consumed_at: 0, id: "" };
    // oxlint-disable-next-line no-await-in-loop -- Each piece goes on where the last one ended.
    const rows = await db
      .selectFrom("food_consumption")
      .selectAll()
      .where("user_id", "=", userId)
      .$if(last !== undefined, (query) =>
        query.where((each) =>
          each.or([
            each("consumed_at", "<", instant),
            each.and([each("consumed_at", "=", instant), each("id", "<", id)]),
          ]),
        ),
      )
      .orderBy("consumed_at", "desc")
      .orderBy("id", "desc")
      .limit(rowsAtOnce)
      .execute();
    yield* rows;
    if (rows.length < rowsAtOnce) return;
    last = rows.at(-1);
  }
}

export async function removeConsumption(db: Db, userId: UserId, id: string): Promise<boolean> {
  const removed = await db
    .deleteFrom("food_consumption")
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();
  return removed.numDeletedRows > 0n;
}

type LimitRow = Selectable<Tables["user_calorie_limits"]>;

export async function findCalorieLimit(db: Db, userId: UserId): Promise<LimitRow | undefined> {
  const own = db.selectFrom("user_calorie_limits").selectAll().where("user_id", "=", userId);
  return own.executeTakeFirst();
}

/** What is not in the change stays. */
export async function saveCalorieLimit(
  db: Db,
  userId: UserId,
  change: Omit<Updateable<Tables["user_calorie_limits"]>, "user_id"> & { readonly updated_at: number },
): Promise<void> {
  const unset = { daily_limit: null, protein: null, carbs: null, fats: null, fiber: null };
  await db
    .insertInto("user_calorie_limits")
    .values({ user_id: userId, ...unset, ...change })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(change))
    .execute();
}
