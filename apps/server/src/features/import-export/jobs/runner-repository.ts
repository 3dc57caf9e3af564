import type { UserId } from "@meal/domain/accounts/actor";
import { sql } from "kysely";
import type { Database, Db } from "../../../db/database.ts";
import { type JobRow, underWay } from "./repository.ts";

/** An import as its process works on it. */
export interface OwnJob extends JobRow {
  readonly user_id: UserId;
}

/** A process that reads files, and until when the others may believe in it. */
export interface Lease {
  readonly runner: string;
  readonly leasedUntil: number;
}

/**
 * The next import of this process: one that was interrupted, else one of the person who has waited longest since an import
 * of theirs began.
 */
export async function beginNextJob(
  db: Db,
  { runner, leasedUntil }: Lease,
  now: number,
): Promise<OwnJob | undefined> {
  const begunLast = sql`(select coalesce(max(other.started_at), 0) from import_jobs other where other.user_id = job.user_id)`;
  const next = db
    .selectFrom("import_jobs as job")
    .select("id")
    .where("runner", "=", runner)
    .where("state", "in", underWay)
    .orderBy(sql`case state when 'running' then 0 else 1 end`)
    .orderBy(begunLast)
    .orderBy("created_at")
    .orderBy("id")
    .limit(1);
  const begun = await db
    .updateTable("import_jobs")
    .set({ state: "running", leased_until: leasedUntil })
    .set("started_at", sql<number>`coalesce(started_at, ${now})`)
    .where("id", "=", next)
    .where("state", "in", underWay)
    .returningAll()
    .executeTakeFirst();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Only the id of a person is ever stored there.
  return begun && { ...begun, user_id: begun.user_id as UserId };
}

/** What an import has come to. */
export type Progress = Pick<
  JobRow,
  "format" | "total" | "done" | "added" | "skipped" | "failures" | "failed"
>;

/**
 * Whether the import still runs here, and is the person's who is still there. Before the transaction is over nobody can change
 * either, or add to the favourites that it counts. The person is locked first, as by whoever deletes them.
 */
export async function holdJob(
  trx: Db,
  kind: Database["kind"],
  { id, user_id, runner }: Pick<JobRow, "id" | "user_id" | "runner">,
): Promise<boolean> {
  const person = trx.selectFrom("users").select("id").where("id", "=", user_id);
  const job = trx
    .selectFrom("import_jobs")
    .select("id")
    .where("id", "=", id)
    .where("runner", "=", runner)
    .where("state", "=", "running");
  const found = await (kind === "postgres" ? person.forNoKeyUpdate() : person).executeTakeFirst();
  if (!found) return false;
  return (await (kind === "postgres" ? job.forUpdate() : job).executeTakeFirst()) !== undefined;
}

/** Notes what an import has come to, and that its process is alive, which all of its imports gain by. */
export async function saveProgress(trx: Db, id: string, progress: Partial<Progress>, lease: Lease) {
  await trx.updateTable("import_jobs").set(progress).where("id", "=", id).execute();
  await trx
    .updateTable("import_jobs")
    .set({ leased_until: lease.leasedUntil })
    .where("runner", "=", lease.runner)
    .where("state", "in", underWay)
    .execute();
}

/** Takes over the imports whose files lie with this process. */
export async function adoptJobs(db: Db, ids: readonly string[], lease: Lease): Promise<void> {
  await db
    .updateTable("import_jobs")
    .set({ runner: lease.runner, leased_until: lease.leasedUntil })
    .where("id", "in", ids)
    .where("state", "in", underWay)
    .execute();
}

/** Which of these imports are under way. */
export async function idsUnderWay(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom("import_jobs")
    .select("id")
    .where("id", "in", ids)
    .where("state", "in", underWay)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
