import { randomUUID } from "node:crypto";
import type { UserId } from "@meal/domain/accounts/actor";
import type { Selectable } from "kysely";
import type { Db } from "../../../db/database.ts";
import type { Tables } from "../../../db/tables.ts";

/** An account of a person at a provider, as stored. */
export type IdentityRow = Selectable<Tables["identities"]>;

/** Who a person is at a provider. */
export interface Identity {
  readonly provider: string;
  readonly subject: string;
}

/** The person who signs in with this identity. */
export async function findByIdentity(db: Db, { provider, subject }: Identity): Promise<UserId | undefined> {
  const identities = db.selectFrom("identities").select("user_id").where("provider", "=", provider);
  const found = await identities.where("subject", "=", subject).executeTakeFirst();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The owner of an identity is a person.
  return found?.user_id as UserId | undefined;
}

/** Adds an identity to a person, unless it was added in this very moment. */
export async function addIdentity(db: Db, owner: UserId, identity: Identity, now: number): Promise<void> {
  await db
    .insertInto("identities")
    .values({ id: randomUUID(), user_id: owner, ...identity, created_at: now })
    .onConflict((conflict) => conflict.columns(["provider", "subject"]).doNothing())
    .execute();
}

/** The accounts elsewhere that a person signs in with, the oldest first. */
export async function listIdentities(db: Db, owner: UserId): Promise<readonly IdentityRow[]> {
  const identities = db.selectFrom("identities").selectAll().where("user_id", "=", owner);
  return identities.orderBy("created_at").orderBy("id").execute();
}

/** Removes one of them. */
export async function removeIdentity(db: Db, owner: UserId, id: string): Promise<void> {
  await db.deleteFrom("identities").where("user_id", "=", owner).where("id", "=", id).execute();
}
