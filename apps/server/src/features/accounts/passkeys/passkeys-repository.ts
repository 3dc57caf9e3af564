import type { UserId } from "@meal/domain/accounts/actor";
import type { Insertable, Selectable } from "kysely";
import type { Db } from "../../../db/database.ts";
import type { Tables } from "../../../db/tables.ts";

/** A passkey as stored. */
export type PasskeyRow = Omit<Selectable<Tables["passkeys"]>, "user_id"> & { readonly user_id: UserId };

/** The passkeys of a person, the newest first. */
export async function listPasskeyRows(db: Db, owner: UserId): Promise<readonly PasskeyRow[]> {
  const passkeys = db.selectFrom("passkeys").selectAll().where("user_id", "=", owner);
  const rows = await passkeys.orderBy("created_at", "desc").orderBy("id").execute();
  return rows.map((row) => Object.assign(row, { user_id: owner }));
}

/** The passkey that a device names. Whose it is is not known before. */
export async function findPasskey(db: Db, credentialId: string): Promise<PasskeyRow | undefined> {
  const passkeys = db.selectFrom("passkeys").selectAll().where("credential_id", "=", credentialId);
  const row = await passkeys.executeTakeFirst();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The owner of a passkey is a person.
  return row && { ...row, user_id: row.user_id as UserId };
}

/** Adds a passkey; whether it was new. */
export async function addPasskeyRow(db: Db, passkey: Insertable<Tables["passkeys"]>): Promise<boolean> {
  const added = db
    .insertInto("passkeys")
    .values(passkey)
    .onConflict((conflict) => conflict.column("credential_id").doNothing());
  return (await added.returning("id").executeTakeFirst()) !== undefined;
}

/** Notes a use, unless another use was noted since the passkey was read. */
export async function notePasskeyUse(
  db: Db,
  { id, user_id, counter }: Pick<PasskeyRow, "id" | "user_id" | "counter">,
  newCounter: number,
  now: number,
): Promise<boolean> {
  const passkeys = db.updateTable("passkeys").set({ counter: newCounter, last_used_at: now });
  const noted = passkeys.where("user_id", "=", user_id).where("id", "=", id).where("counter", "=", counter);
  return (await noted.returning("id").executeTakeFirst()) !== undefined;
}

/** Gives a passkey another name; nothing when the person has none of this id. */
export async function renamePasskeyRow(db: Db, owner: UserId, id: string, name: string) {
  const passkeys = db.updateTable("passkeys").set({ friendly_name: name }).where("user_id", "=", owner);
  return passkeys.where("id", "=", id).returningAll().executeTakeFirst();
}

/** Removes a passkey; whether there was one. */
export async function removePasskeyRow(db: Db, owner: UserId, id: string): Promise<boolean> {
  const passkeys = db.deleteFrom("passkeys").where("user_id", "=", owner).where("id", "=", id);
  return (await passkeys.returning("id").executeTakeFirst()) !== undefined;
}
