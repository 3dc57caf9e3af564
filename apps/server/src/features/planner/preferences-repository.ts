import type { UserId } from "@meal/domain/accounts/actor";
import type { Insertable, Selectable } from "kysely";
import type { Db } from "../../db/database.ts";
import type { Tables } from "../../db/tables.ts";

type Preferences = Pick<
  Selectable<Tables["planner_preferences"]>,
  "servings" | "dislikes" | "dishes_left_out" | "usual"
>;
type NewPreferences = Omit<Insertable<Tables["planner_preferences"]>, "user_id">;

export async function findPlannerPreferences(db: Db, userId: UserId): Promise<Preferences | undefined> {
  return db
    .selectFrom("planner_preferences")
    .select(["servings", "dislikes", "dishes_left_out", "usual"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
}

/** Changes what is given; who has nothing saved yet begins with `whole`. */
export async function upsertPlannerPreferences(
  db: Db,
  userId: UserId,
  whole: NewPreferences,
  change: Partial<NewPreferences>,
): Promise<void> {
  await db
    .insertInto("planner_preferences")
    .values({ user_id: userId, ...whole })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(change))
    .execute();
}
