import type { UserId } from "@meal/domain/accounts/actor";
import type { Insertable, Selectable, Updateable } from "kysely";
import type { Db } from "../../../db/database.ts";
import type { Tables } from "../../../db/tables.ts";

/** A person as stored. */
export type Person = Omit<Selectable<Tables["users"]>, "id"> & { readonly id: UserId };

/** The person of this address, which is normalised already. */
export async function findPerson(db: Db, email: string): Promise<Person | undefined> {
  return owned(await db.selectFrom("users").selectAll().where("email", "=", email).executeTakeFirst());
}

/** The person of a session. */
export async function readPerson(db: Db, id: UserId): Promise<Person | undefined> {
  return owned(await db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirst());
}

/** Adds a person; nothing when the address was taken meanwhile. */
export async function addPerson(db: Db, person: Insertable<Tables["users"]>): Promise<Person | undefined> {
  const added = db.insertInto("users").values(person);
  return owned(
    await added
      .onConflict((conflict) => conflict.column("email").doNothing())
      .returningAll()
      .executeTakeFirst(),
  );
}

/** Changes what is given. */
export async function changePerson(
  db: Db,
  id: UserId,
  change: Updateable<Tables["users"]>,
): Promise<Person | undefined> {
  return owned(
    await db.updateTable("users").set(change).where("id", "=", id).returningAll().executeTakeFirst(),
  );
}

/** Notes a sign-in, unless the password that was checked is not the person's any more. */
export async function noteSignIn(
  db: Db,
  id: UserId,
  now: number,
  checkedHash?: string | null,
): Promise<Person | undefined> {
  const update = db.updateTable("users").set({ last_sign_in_at: now }).where("id", "=", id);
  const checked =
    checkedHash === undefined || checkedHash === null
      ? update
      : update.where("password_hash", "=", checkedHash);
  return owned(await checked.returningAll().executeTakeFirst());
}

/** Removes a person with everything that hangs on them. */
export async function removePerson(db: Db, id: UserId): Promise<Person | undefined> {
  return owned(await db.deleteFrom("users").where("id", "=", id).returningAll().executeTakeFirst());
}

function owned(row: Selectable<Tables["users"]> | undefined): Person | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The key of a row of users is a person's id.
  return row && { ...row, id: row.id as UserId };
}
