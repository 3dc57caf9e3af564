import type { UserId } from "@meal/domain/accounts/actor";
import type { Cooked } from "@meal/domain/cooking-timer/tastes";
import type { Insertable, Selectable } from "kysely";
import type { Db } from "../../db/database.ts";
import type { Tables } from "../../db/tables.ts";

/** A cooked recipe as stored. */
export type CookedRow = Selectable<Tables["cooking_history"]>;

type NewCooked = Omit<Insertable<Tables["cooking_history"]>, "user_id">;

export async function addCooked(db: Db, userId: UserId, cooked: NewCooked): Promise<CookedRow> {
  return db
    .insertInto("cooking_history")
    .values({ user_id: userId, ...cooked })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function findCooked(db: Db, userId: UserId, id: string): Promise<CookedRow | undefined> {
  return ownCooked(db, userId).selectAll().where("id", "=", id).executeTakeFirst();
}

export async function countCooked(db: Db, userId: UserId): Promise<number> {
  const counted = ownCooked(db, userId).select(({ fn }) => fn.countAll<number>().as("count"));
  return (await counted.executeTakeFirstOrThrow()).count;
}

export async function listCooked(
  db: Db,
  userId: UserId,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<CookedRow[]> {
  return ownCooked(db, userId)
    .selectAll()
    .orderBy("cooked_at", "desc")
    .orderBy("id", "desc")
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
}

/** What a person cooked last, and how it turned out. */
export async function readCooked(db: Db, userId: UserId): Promise<readonly Cooked[]> {
  return ownCooked(db, userId)
    .select(["recipe_name as name", "rating", "cooked_at as at"])
    .orderBy("cooked_at", "desc")
    .limit(MOST_READ)
    .execute();
}

/** More than a plan remembers dishes, since some are cooked again. */
const MOST_READ = 500;

/** Sets the rating; nothing where the person has no entry of this id. */
export async function rateCooked(
  db: Db,
  userId: UserId,
  id: string,
  rating: CookedRow["rating"],
): Promise<CookedRow | undefined> {
  return db
    .updateTable("cooking_history")
    .set({ rating })
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
}

/** Removes an entry and answers what it was; nothing where the person has none of this id. */
export async function removeCooked(db: Db, userId: UserId, id: string): Promise<CookedRow | undefined> {
  return db
    .deleteFrom("cooking_history")
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
}

function ownCooked(db: Db, userId: UserId) {
  return db.selectFrom("cooking_history").where("user_id", "=", userId);
}
