import type { UserId } from "@meal/domain/accounts/actor";
import type { Insertable, Selectable } from "kysely";
import type { Db } from "../../db/database.ts";
import type { Tables } from "../../db/tables.ts";

/** A step that was begun, as stored. */
export type Challenge = Selectable<Tables["auth_challenges"]>;

/** Adds a step, and forgets those that nobody finished in time. */
export async function addChallenge(
  db: Db,
  challenge: Insertable<Tables["auth_challenges"]>,
  now: number,
): Promise<void> {
  await db.deleteFrom("auth_challenges").where("expires_at", "<=", now).execute();
  await db.insertInto("auth_challenges").values(challenge).execute();
}

/** Keeps a mark of what may happen once, and tells whether this was the first time: of two at the same moment one is. */
export async function addMark(
  db: Db,
  mark: Insertable<Tables["auth_challenges"]>,
  now: number,
): Promise<boolean> {
  await db.deleteFrom("auth_challenges").where("expires_at", "<=", now).execute();
  const added = db.insertInto("auth_challenges").values(mark);
  const row = await added
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Which step is meant; one that somebody began has its owner, and is nobody else's to take. */
interface Taken extends Pick<Challenge, "id" | "purpose"> {
  readonly owner: UserId | "whoever has its name";
}

/** Takes a step away to finish it: of two at the same moment one gets it, and no one after its end. */
export async function takeChallenge(
  db: Db,
  { id, purpose, owner }: Taken,
  now: number,
): Promise<Challenge | undefined> {
  const meant = db.deleteFrom("auth_challenges").where("id", "=", id).where("purpose", "=", purpose);
  const own = owner === "whoever has its name" ? meant : meant.where("user_id", "=", owner);
  const taken = await own.returningAll().executeTakeFirst();
  return taken !== undefined && taken.expires_at > now ? taken : undefined;
}
