import type { UserId } from "@meal/domain/accounts/actor";
import type { Insertable } from "kysely";
import type { Db } from "../../db/database.ts";
import type { Tables } from "../../db/tables.ts";

type NewFeed = Omit<Insertable<Tables["calendar_feeds"]>, "user_id">;

export async function findFeedId(db: Db, userId: UserId): Promise<string | undefined> {
  const own = db.selectFrom("calendar_feeds").select("feed_id").where("user_id", "=", userId);
  return (await own.executeTakeFirst())?.feed_id;
}

/** Makes the person's feed, in place of an earlier one. */
export async function replaceFeed(db: Db, userId: UserId, feed: NewFeed): Promise<void> {
  await db
    .insertInto("calendar_feeds")
    .values({ user_id: userId, ...feed })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(feed))
    .execute();
}

export async function removeFeed(db: Db, userId: UserId): Promise<void> {
  await db.deleteFrom("calendar_feeds").where("user_id", "=", userId).execute();
}

/** Whose feed has the token of this hash: here the token is what says who asks. */
export async function findFeedPerson(db: Db, tokenHash: string): Promise<UserId | undefined> {
  const feed = db.selectFrom("calendar_feeds").select("user_id").where("token_hash", "=", tokenHash);
  const row = await feed.executeTakeFirst();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Only the id of a person is ever stored there.
  return row && (row.user_id as UserId);
}
