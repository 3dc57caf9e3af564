import { randomUUID } from "node:crypto";
import type { Db } from "../../db/database.ts";
import type { UserId } from "../../ports/sessions.ts";

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

/** The names of the providers a person signs in with. */
export async function listProviders(db: Db, owner: UserId): Promise<readonly string[]> {
  const identities = db.selectFrom("identities").select("provider").where("user_id", "=", owner);
  const rows = await identities.orderBy("created_at").execute();
  return [...new Set(rows.map(({ provider }) => provider))];
}
