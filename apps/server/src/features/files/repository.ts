import type { UserId } from "@meal/domain/accounts/actor";
import { PHOTO_WAIT_MS } from "@meal/domain/cooking-timer/history-limits";
import type { Insertable } from "kysely";
import type { Db } from "../../db/database.ts";
import type { Tables } from "../../db/tables.ts";

type NewFile = Omit<Insertable<Tables["stored_files"]>, "user_id"> & { readonly bytes: number };
type Orphan = Pick<NewFile, "bucket" | "path">;

/** Notes whose file this is, before it is kept. */
export async function noteFile(db: Db, userId: UserId, file: NewFile): Promise<void> {
  await db
    .insertInto("stored_files")
    .values({ user_id: userId, ...file })
    .execute();
}

/** Whether a file still has a row; it goes with its owner's account and then with the file. */
export async function isNoted(db: Db, path: string): Promise<boolean> {
  const row = db.selectFrom("stored_files").select("path").where("path", "=", path);
  return (await row.executeTakeFirst()) !== undefined;
}

/** How many new files of the person wait to be tied to something. */
export async function countWaiting(db: Db, userId: UserId): Promise<number> {
  const { count } = await db
    .selectFrom("stored_files")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("user_id", "=", userId)
    // What was let go of waits too, but not from when it was made.
    .where("expires_at", "=", ({ eb }) => eb("created_at", "+", PHOTO_WAIT_MS))
    .executeTakeFirstOrThrow();
  return count;
}

/** Lets a waiting file stay; false where it does not wait, or is not the person's. */
export async function keepWaiting(db: Db, userId: UserId, path: string): Promise<boolean> {
  const kept = await db
    .updateTable("stored_files")
    .set({ expires_at: null })
    .where("user_id", "=", userId)
    .where("path", "=", path)
    .where("expires_at", "is not", null)
    .executeTakeFirst();
  return kept.numUpdatedRows > 0n;
}

/** Takes the owner from a file, so that it is removed. */
export async function disownFile(db: Db, userId: UserId, path: string): Promise<void> {
  await db
    .updateTable("stored_files")
    .set({ user_id: null })
    .where("user_id", "=", userId)
    .where("path", "=", path)
    .execute();
}

/** Lets a file wait again, until this instant. */
export async function expireFile(db: Db, userId: UserId, path: string, expires_at: number): Promise<void> {
  await db
    .updateTable("stored_files")
    .set({ expires_at })
    .where("user_id", "=", userId)
    .where("path", "=", path)
    .execute();
}

/** Takes the owner from files that waited too long. Nothing can be tied to them from then on. */
export async function disownExpired(db: Db, now: number): Promise<void> {
  await db.updateTable("stored_files").set({ user_id: null }).where("expires_at", "<=", now).execute();
}

/** Files whose owner is gone: with a person their rows lose the name, and nothing else. */
export async function listOrphans(db: Db): Promise<readonly Orphan[]> {
  return db.selectFrom("stored_files").select(["bucket", "path"]).where("user_id", "is", null).execute();
}

/** Forgets a file whose owner is gone, once it is removed. */
export async function forgetOrphan(db: Db, path: string): Promise<void> {
  await db.deleteFrom("stored_files").where("path", "=", path).where("user_id", "is", null).execute();
}

/** Some of the files that were kept before files were measured. */
export async function listUnmeasured(db: Db, limit: number): Promise<readonly Orphan[]> {
  const unmeasured = db.selectFrom("stored_files").select(["bucket", "path"]).where("bytes", "is", null);
  return unmeasured.limit(limit).execute();
}

export async function noteSize(db: Db, path: string, bytes: number): Promise<void> {
  await db.updateTable("stored_files").set({ bytes }).where("path", "=", path).execute();
}
