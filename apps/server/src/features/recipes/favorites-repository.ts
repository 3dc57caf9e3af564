import type { UserId } from "@meal/domain/accounts/actor";
import type { Insertable, Selectable } from "kysely";
import type { Db } from "../../db/database.ts";
import { prepared } from "../../db/prepared.ts";
import type { Tables } from "../../db/tables.ts";
import type { Page } from "./history-repository.ts";

/** A favourite as stored. */
export type FavoriteRow = Selectable<Tables["favorite_recipes"]>;

type NewFavorite = Omit<Insertable<Tables["favorite_recipes"]>, "user_id">;

export async function listFavorites(
  db: Db,
  userId: UserId,
  { page, pageSize }: Page,
): Promise<FavoriteRow[]> {
  return newestFavorites(db, userId, pageSize, (page - 1) * pageSize);
}

const newestFavorites = prepared((db: Db, userId: UserId, limit: number, offset: number) =>
  ownFavorites(db, userId)
    .selectAll()
    .orderBy("saved_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset),
);

/** The favourites that come after a name, by their names. */
export async function favoritesAfter(
  db: Db,
  userId: UserId,
  { nameKey, limit }: { readonly nameKey: string; readonly limit: number },
): Promise<FavoriteRow[]> {
  return ownFavorites(db, userId)
    .selectAll()
    .where("name_key", ">", nameKey)
    .orderBy("name_key")
    .limit(limit)
    .execute();
}

/** So many favourites from an id on, and where the ids end from the first again. */
export async function favoritesFrom(
  db: Db,
  userId: UserId,
  { id, limit }: { readonly id: string; readonly limit: number },
): Promise<FavoriteRow[]> {
  const byId = () => ownFavorites(db, userId).selectAll().orderBy("id");
  const behind = await byId().where("id", ">=", id).limit(limit).execute();
  if (behind.length === limit) return behind;
  const before = await byId()
    .where("id", "<", id)
    .limit(limit - behind.length)
    .execute();
  return [...behind, ...before];
}

export async function countFavorites(db: Db, userId: UserId): Promise<number> {
  const counted = ownFavorites(db, userId).select(({ fn }) => fn.countAll<number>().as("count"));
  return (await counted.executeTakeFirstOrThrow()).count;
}

export async function findFavorite(db: Db, userId: UserId, id: string): Promise<FavoriteRow | undefined> {
  return ownFavorites(db, userId).selectAll().where("id", "=", id).executeTakeFirst();
}

export async function findFavoriteOfName(
  db: Db,
  userId: UserId,
  nameKey: string,
): Promise<FavoriteRow | undefined> {
  return ownFavorites(db, userId).selectAll().where("name_key", "=", nameKey).executeTakeFirst();
}

/** Adds a favourite; nothing where the person has one of this name. */
export async function addFavorite(
  db: Db,
  userId: UserId,
  favorite: NewFavorite,
): Promise<FavoriteRow | undefined> {
  return db
    .insertInto("favorite_recipes")
    .values({ user_id: userId, ...favorite })
    .onConflict((conflict) => conflict.columns(["user_id", "name_key"]).doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Removes a favourite and answers what it was; nothing where the person has none of this id. */
export async function removeFavorite(db: Db, userId: UserId, id: string): Promise<FavoriteRow | undefined> {
  return db
    .deleteFrom("favorite_recipes")
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
}

function ownFavorites(db: Db, userId: UserId) {
  return db.selectFrom("favorite_recipes").where("user_id", "=", userId);
}
