import type { UserId } from "@meal/domain/accounts/actor";
import { userId } from "@meal/testkit/people";
import type { Db } from "../../src/db/database.ts";

/** People with nothing but their row. */
export async function addPeople(db: Db, ids: readonly string[]): Promise<readonly UserId[]> {
  const nothing = { email_confirmed_at: null, new_email: null, password_hash: null, address_hash: null };
  const rows = ids.map((id) => ({
    ...nothing,
    id,
    email: `${id}@example.org`,
    full_name: id,
    is_rejoined: false,
    created_at: 0,
    updated_at: 0,
    last_sign_in_at: null,
  }));
  await db.insertInto("users").values(rows).execute();
  return ids.map((id) => userId(id));
}

export async function removePeople(db: Db, ids: readonly UserId[]): Promise<void> {
  await db.deleteFrom("users").where("id", "in", ids).execute();
}

/** When the next look at one of these people's subscriptions is due. */
export async function readNextDue(db: Db, ids: readonly UserId[]): Promise<number | null> {
  const first = db.selectFrom("subscriptions").select(({ fn }) => fn.min("due_at").as("due"));
  const row = await first.where("user_id", "in", ids).executeTakeFirst();
  return row?.due ?? null;
}

/** What is kept of these people's subscriptions. */
export async function readRows(db: Db, ids: readonly UserId[]) {
  return db.selectFrom("subscriptions").selectAll().where("user_id", "in", ids).execute();
}
