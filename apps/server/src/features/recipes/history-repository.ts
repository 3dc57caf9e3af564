import type { UserId } from "@meal/domain/accounts/actor";
import type { Insertable, Selectable } from "kysely";
import type { Db } from "../../db/database.ts";
import type { Tables } from "../../db/tables.ts";

/** A viewed recipe as stored. */
export type ViewedRow = Selectable<Tables["recipe_history"]>;

/** Which part of a list is wanted. */
export interface Page {
  readonly page: number;
  readonly pageSize: number;
}

type NewView = Omit<Insertable<Tables["recipe_history"]>, "user_id">;

// One view makes at most one too many; more are left only by views at the same moment.
const forgottenAtOnce = 20;

export async function listViewed(db: Db, userId: UserId, { page, pageSize }: Page): Promise<ViewedRow[]> {
  return latestViews(db, userId)
    .selectAll()
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
}

export async function countViewed(db: Db, userId: UserId): Promise<number> {
  const { count } = await db
    .selectFrom("recipe_history")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function findViewed(db: Db, userId: UserId, id: string): Promise<ViewedRow | undefined> {
  const own = db.selectFrom("recipe_history").selectAll().where("user_id", "=", userId);
  return own.where("id", "=", id).executeTakeFirst();
}

/** Adds a view, or makes the one of this name the latest. */
export async function upsertViewed(db: Db, userId: UserId, view: NewView): Promise<ViewedRow> {
  const { id: _, ...change } = view;
  return db
    .insertInto("recipe_history")
    .values({ user_id: userId, ...view })
    .onConflict((conflict) => conflict.columns(["user_id", "name_key"]).doUpdateSet(change))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Forgets what comes after so many views, and tells which; one that is looked at again at this moment stays. */
export async function forgetOldViews(db: Db, userId: UserId, kept: number): Promise<readonly string[]> {
  const old = await latestViews(db, userId)
    .select(["id", "viewed_at"])
    .limit(forgottenAtOnce)
    .offset(kept)
    .execute();
  const [latest] = old;
  if (!latest) return [];
  const ids = old.map(({ id }) => id);
  const forgotten = await db
    .deleteFrom("recipe_history")
    .where("user_id", "=", userId)
    .where("id", "in", ids)
    .where("viewed_at", "<=", latest.viewed_at)
    .returning("id")
    .execute();
  return forgotten.map(({ id }) => id);
}

function latestViews(db: Db, userId: UserId) {
  return db
    .selectFrom("recipe_history")
    .where("user_id", "=", userId)
    .orderBy("viewed_at", "desc")
    .orderBy("id", "desc");
}
