import type { UserId } from "@meal/domain/accounts/actor";
import type { Updateable } from "kysely";
import type { Db } from "../../db/database.ts";
import type { Tables } from "../../db/tables.ts";

/** The person with what they said, where they said anything. */
export async function findPreferences(db: Db, userId: UserId) {
  return db
    .selectFrom("users")
    .leftJoin("user_preferences", "user_preferences.user_id", "users.id")
    .leftJoin("profiles", "profiles.user_id", "users.id")
    .selectAll("user_preferences")
    .select(["users.full_name", "profiles.time_zone"])
    .where("users.id", "=", userId)
    .executeTakeFirst();
}

/** Changes what is given, in the person's own row. */
export async function upsertPreferences(
  db: Db,
  userId: UserId,
  change: Omit<Updateable<Tables["user_preferences"]>, "user_id"> & { readonly updated_at: number },
): Promise<void> {
  await db
    .insertInto("user_preferences")
    .values({ user_id: userId, ...change })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(change))
    .execute();
}
