import type { UserId } from "@meal/domain/accounts/actor";
import type { BillingSource } from "@meal/domain/billing/subscription-record";
import { userId } from "@meal/testkit/people";
import type { Db } from "../../src/db/database.ts";

/** A look that is to come. */
interface Due {
  readonly source: BillingSource;
  readonly at: number;
  readonly failures: number;
}

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

/** When the next looks at these people's subscriptions are due, and how often each was asked about in vain. */
export async function readDues(db: Db, ids: readonly UserId[]): Promise<readonly Due[]> {
  const due = db.selectFrom("subscriptions").select(["source", "due_at", "failures"]);
  const rows = await due.where("user_id", "in", ids).where("due_at", "is not", null).execute();
  return rows.map(({ source, due_at, failures }) => ({ source, at: due_at ?? 0, failures }));
}

/** What is kept of these people's subscriptions. */
export async function readRows(db: Db, ids: readonly UserId[]) {
  return db.selectFrom("subscriptions").selectAll().where("user_id", "in", ids).execute();
}
