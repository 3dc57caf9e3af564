import type { Db } from "../../db/database.ts";
import type { Bucket } from "../../ports/files.ts";
import type { UserId } from "../../ports/sessions.ts";

/** Notes whose file this is, before it is kept. */
export async function noteFile(
  db: Db,
  userId: UserId,
  file: { readonly bucket: Bucket; readonly path: string; readonly createdAt: number },
): Promise<void> {
  const { bucket, path, createdAt } = file;
  await db
    .insertInto("stored_files")
    .values({ user_id: userId, bucket, path, created_at: createdAt })
    .execute();
}

/** Files whose owner is gone: with a person their rows lose the name, and nothing else. */
export async function listOrphans(db: Db): Promise<readonly { bucket: Bucket; path: string }[]> {
  return db.selectFrom("stored_files").select(["bucket", "path"]).where("user_id", "is", null).execute();
}

/** Forgets a file whose owner is gone, once it is removed. */
export async function forgetOrphan(db: Db, path: string): Promise<void> {
  await db.deleteFrom("stored_files").where("path", "=", path).where("user_id", "is", null).execute();
}
