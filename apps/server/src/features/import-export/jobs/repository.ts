import type { UserId } from "@meal/domain/accounts/actor";
import type { Insertable, Selectable } from "kysely";
import type { Db } from "../../../db/database.ts";
import type { Tables } from "../../../db/tables.ts";

/** An import as stored. */
export type JobRow = Selectable<Tables["import_jobs"]>;

/** The states of an import that is not over. */
export const underWay = ["waiting", "running"] as const;

export async function addJob(
  db: Db,
  userId: UserId,
  job: Omit<Insertable<Tables["import_jobs"]>, "user_id">,
): Promise<JobRow> {
  return db
    .insertInto("import_jobs")
    .values({ user_id: userId, ...job })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function countUnderWay(db: Db, userId: UserId): Promise<number> {
  const { count } = await db
    .selectFrom("import_jobs")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("user_id", "=", userId)
    .where("state", "in", underWay)
    .executeTakeFirstOrThrow();
  return count;
}

export async function listJobs(db: Db, userId: UserId, limit: number): Promise<readonly JobRow[]> {
  return latestJobs(db, userId).selectAll().limit(limit).execute();
}

export async function findJob(db: Db, userId: UserId, id: string): Promise<JobRow | undefined> {
  return latestJobs(db, userId).selectAll().where("id", "=", id).executeTakeFirst();
}

/** Forgets the imports that are over and come after so many newer ones. */
export async function forgetOldJobs(db: Db, userId: UserId, kept: number): Promise<void> {
  await db
    .deleteFrom("import_jobs")
    .where("user_id", "=", userId)
    .where("state", "not in", underWay)
    .where("id", "not in", latestJobs(db, userId).select("id").limit(kept))
    .execute();
}

/** Ends an import that is under way; nothing where it is not. */
export async function endJob(
  db: Db,
  userId: UserId,
  id: string,
  end: Pick<JobRow, "state" | "problem">,
): Promise<JobRow | undefined> {
  return db
    .updateTable("import_jobs")
    .set(end)
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .where("state", "in", underWay)
    .returningAll()
    .executeTakeFirst();
}

/** Ends the imports whose process has not been heard of. */
export async function failLostJobs(
  db: Db,
  userId: UserId,
  { now, problem }: { readonly now: number; readonly problem: string },
): Promise<void> {
  await db
    .updateTable("import_jobs")
    .set({ state: "failed", problem })
    .where("user_id", "=", userId)
    .where("state", "in", underWay)
    .where("leased_until", "<", now)
    .execute();
}

function latestJobs(db: Db, userId: UserId) {
  return db
    .selectFrom("import_jobs")
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc");
}
