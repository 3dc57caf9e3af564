import type { Actor, OwnerId } from "@meal/domain/accounts/actor";
import { EMPTY_LIST } from "@meal/domain/shopping-list/list";
import type { Insertable, Selectable, Updateable } from "kysely";
import type { Database, Db } from "../../db/database.ts";
import { madeBy } from "../../db/made-by.ts";
import type { Tables } from "../../db/tables.ts";

/** A list as stored. */
export type ListRow = Selectable<Tables["shopping_list"]>;

type ListChange = Omit<Updateable<Tables["shopping_list"]>, "id" | "user_id" | "owner_id">;
/** An operation that was applied to a list. */
export type AppliedOperation = Omit<Insertable<Tables["shopping_operations"]>, "user_id" | "owner_id">;

export async function findList(db: Db, ownerId: OwnerId): Promise<ListRow | undefined> {
  return db.selectFrom("shopping_list").selectAll().where("owner_id", "=", ownerId).executeTakeFirst();
}

export async function findRevision(db: Db, ownerId: OwnerId): Promise<number> {
  const own = db.selectFrom("shopping_list").select("revision").where("owner_id", "=", ownerId);
  return (await own.executeTakeFirst())?.revision ?? 0;
}

/** The household's list, made if there was none, held against everybody else until the transaction is over. */
export async function lockList(
  trx: Db,
  kind: Database["kind"],
  actor: Actor,
  made: Pick<ListRow, "id" | "updated_at">,
): Promise<ListRow> {
  const { items, revision, ...state } = EMPTY_LIST;
  await trx
    .insertInto("shopping_list")
    .values({ ...made, ...madeBy(actor), items, revision, state: { ...state, planName: null } })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const own = trx.selectFrom("shopping_list").selectAll().where("owner_id", "=", actor.ownerId);
  // A transaction on the embedded database has it for itself anyway.
  return (kind === "postgres" ? own.forUpdate() : own).executeTakeFirstOrThrow();
}

export async function changeList(trx: Db, ownerId: OwnerId, change: ListChange): Promise<void> {
  await trx.updateTable("shopping_list").set(change).where("owner_id", "=", ownerId).execute();
}

/** Which of these operations were applied before, and what became of them. */
export async function findOperations(
  trx: Db,
  ownerId: OwnerId,
  opIds: readonly string[],
): Promise<ReadonlyMap<string, "gone" | "full" | null>> {
  const rows = await trx
    .selectFrom("shopping_operations")
    .select(["op_id", "refused"])
    .where("owner_id", "=", ownerId)
    .where("op_id", "in", opIds)
    .execute();
  return new Map(rows.map(({ op_id, refused }) => [op_id, refused]));
}

export async function addOperations(
  trx: Db,
  actor: Actor,
  applied: readonly AppliedOperation[],
): Promise<void> {
  if (applied.length === 0) return;
  const rows = applied.map((each) => ({ ...madeBy(actor), ...each }));
  await trx.insertInto("shopping_operations").values(rows).execute();
}

/** Forgets what is older than that, and what is older than the last so many. */
export async function forgetOperations(
  trx: Db,
  ownerId: OwnerId,
  { before, most }: { readonly before: number; readonly most: number },
): Promise<void> {
  const oldest = await trx
    .selectFrom("shopping_operations")
    .select("applied_at")
    .where("owner_id", "=", ownerId)
    .orderBy("applied_at", "desc")
    .offset(most - 1)
    .limit(1)
    .executeTakeFirst();
  await trx
    .deleteFrom("shopping_operations")
    .where("owner_id", "=", ownerId)
    .where("applied_at", "<", Math.max(before, oldest?.applied_at ?? before))
    .execute();
}
