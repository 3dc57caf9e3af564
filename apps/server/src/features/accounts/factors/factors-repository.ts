import type { UserId } from "@meal/domain/accounts/actor";
import type { Insertable, Selectable } from "kysely";
import type { Db } from "../../../db/database.ts";
import type { Tables } from "../../../db/tables.ts";

/** A second factor as stored. */
export type FactorRow = Selectable<Tables["auth_factors"]>;

/** The second factors of a person, the oldest first. */
export async function listFactors(db: Db, owner: UserId): Promise<readonly FactorRow[]> {
  const factors = db.selectFrom("auth_factors").selectAll().where("user_id", "=", owner);
  return factors.orderBy("created_at").orderBy("id").execute();
}

/** One authenticator app of a person. */
export async function readApp(db: Db, owner: UserId, id: string): Promise<FactorRow | undefined> {
  const factors = db.selectFrom("auth_factors").selectAll().where("user_id", "=", owner);
  return factors.where("id", "=", id).where("factor_type", "=", "totp").executeTakeFirst();
}

/** Whether a password alone does not open this person's account. */
export async function hasSecondFactor(db: Db, owner: UserId): Promise<boolean> {
  const factors = db.selectFrom("auth_factors").select("id").where("user_id", "=", owner);
  const verified = factors.where("factor_type", "=", "totp").where("status", "=", "verified");
  return (await verified.executeTakeFirst()) !== undefined;
}

/** Adds a factor. */
export async function addFactor(db: Db, factor: Insertable<Tables["auth_factors"]>): Promise<void> {
  await db.insertInto("auth_factors").values(factor).execute();
}

/** Forgets the apps whose set-up was begun and never finished. */
export async function dropUnfinished(db: Db, owner: UserId): Promise<void> {
  const factors = db.deleteFrom("auth_factors").where("user_id", "=", owner);
  await factors.where("status", "=", "unverified").execute();
}

/** Takes the code of a time step, if neither it nor a later one was taken before. The app is verified by that. */
export async function takeStep(
  db: Db,
  owner: UserId,
  id: string,
  step: number,
  now: number,
): Promise<FactorRow | undefined> {
  return db
    .updateTable("auth_factors")
    .set({ last_step: step, status: "verified", updated_at: now })
    .where("user_id", "=", owner)
    .where("id", "=", id)
    .where("last_step", "<", step)
    .returningAll()
    .executeTakeFirst();
}

/** Removes a factor of that type; whether there was one. */
export async function removeFactorRow(
  db: Db,
  owner: UserId,
  type: FactorRow["factor_type"],
  id?: string,
): Promise<FactorRow | undefined> {
  const factors = db.deleteFrom("auth_factors").where("user_id", "=", owner).where("factor_type", "=", type);
  const one = id === undefined ? factors : factors.where("id", "=", id);
  return one.returningAll().executeTakeFirst();
}

/** Adds the codes of a set, as hashes. */
export async function addRecoveryCodes(
  db: Db,
  owner: UserId,
  factorId: string,
  hashes: readonly string[],
): Promise<void> {
  const rows = hashes.map((code_hash) => ({ code_hash, user_id: owner, factor_id: factorId, used_at: null }));
  await db.insertInto("recovery_codes").values(rows).execute();
}

/** Uses a code up, if that was not done before: of two at the same moment one gets it. */
export async function takeRecoveryCode(db: Db, owner: UserId, hash: string, now: number): Promise<boolean> {
  const codes = db.updateTable("recovery_codes").set({ used_at: now }).where("user_id", "=", owner);
  const taken = codes.where("code_hash", "=", hash).where("used_at", "is", null).returning("code_hash");
  return (await taken.executeTakeFirst()) !== undefined;
}

/** The codes of a person, used or not. */
export async function listRecoveryCodes(db: Db, owner: UserId) {
  return db
    .selectFrom("recovery_codes")
    .select(["factor_id", "used_at"])
    .where("user_id", "=", owner)
    .execute();
}
