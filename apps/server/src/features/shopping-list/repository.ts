import { EMPTY_LIST } from "@meal/domain/shopping-list/list";
import type { Insertable, Selectable, Updateable } from "kysely";
import type { Database, Db } from "../../db/database.ts";
import type { Tables } from "../../db/tables.ts";
import type { UserId } from "../../ports/sessions.ts";

/** A list as stored. */
export type ListRow = Selectable<Tables["shopping_list"]>;

type ListChange = Omit<Updateable<Tables["shopping_list"]>, "id" | "user_id">;
/** An operation that was applied to a list. */
export type AppliedOperation = Omit<Insertable<Tables["shopping_operations"]>, "user_id">;

export async function findList(db: Db, userId: UserId): Promise<ListRow | undefined> {
  return db.selectFrom("shopping_list").selectAll().where("user_id", "=", userId).executeTakeFirst();
}

export async function findRevision(db: Db, userId: UserId): Promise<number> {
  const own = db.selectFrom("shopping_list").select("revision").where("user_id", "=", userId);
  return (await own.executeTakeFirst())?.revision ?? 0;
}

/** The person's list, made if there was none, held against everybody else until the transaction is over. */
export async function lockList(
  trx: Db,
  kind: Database["kind"],
  userId: UserId,
  made: Pick<ListRow, "id" | "updated_at">,
): Promise<ListRow> {
  const { items, revision, ...state } = EMPTY_LIST;
  await trx
    .insertInto("shopping_list")
    .values({ ...made, user_id: userId, items, revision, state: { ...state, planName: null } })
    .onConflict((conflict) => conflict.column("user_id").doNothing())
    .execute();
  const own = trx.selectFrom("shopping_list").selectAll().where("user_id", "=", userId);
  // A transaction on the embedded database has it for itself anyway.
  return (kind === "postgres" ? own.forUpdate() : own).executeTakeFirstOrThrow();
}

export async function changeList(trx: Db, userId: UserId, change: ListChange): Promise<void> {
  await trx.updateTable("shopping_list").set(change).where("user_id", "=", userId).execute();
}

/** Which of these operations were applied before, and what became of them. */
export async function findOperations(
  trx: Db,
  userId: UserId,
  opIds: readonly string[],
): Promise<ReadonlyMap<string, "gone" | "full" | null>> {
  const rows = await trx
    .selectFrom("shopping_operations")
    .select(["op_id", "refused"])
    .where("user_id", "=", userId)
    .where("op_id", "in", opIds)
    .execute();
  return new Map(rows.map(({ op_id, refused }) => [op_id, refused]));
}

export async function addOperations(
  trx: Db,
  userId: UserId,
  applied: readonly AppliedOperation[],
): Promise<void> {
  if (applied.length === 0) return;
  const rows = applied.map((each) => ({ user_id: userId, ...each }));
  await trx.insertInto("shopping_operations").values(rows).execute();
}

export async function forgetOperations(trx: Db, userId: UserId, before: number): Promise<void> {
  await trx
    .deleteFrom("shopping_operations")
    .where("user_id", "=", userId)
    .where("applied_at", "<", before)
    .execute();
}
