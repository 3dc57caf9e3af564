import type { UserId } from "@meal/domain/accounts/actor";
import type { Insertable, Selectable } from "kysely";
import type { Db } from "../../db/database.ts";
import type { Tables } from "../../db/tables.ts";

type Preferences = Pick<
  Selectable<Tables["planner_preferences"]>,
  "servings" | "dislikes" | "dishes_left_out" | "usual" | "forgotten"
>;
type NewPreferences = Omit<Insertable<Tables["planner_preferences"]>, "user_id">;

export async function findPlannerPreferences(db: Db, userId: UserId): Promise<Preferences | undefined> {
  return db
    .selectFrom("planner_preferences")
    .select(["servings", "dislikes", "dishes_left_out", "usual", "forgotten"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
}

/** What is stored of who said nothing yet. */
const nothingSaid = { servings: 1, dislikes: [], dishes_left_out: null, usual: null, forgotten: null };

/** Changes what is given. */
export async function upsertPlannerPreferences(
  db: Db,
  userId: UserId,
  change: Partial<NewPreferences> & Pick<NewPreferences, "updated_at">,
): Promise<void> {
  await db
    .insertInto("planner_preferences")
    .values({ user_id: userId, ...nothingSaid, ...change })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(change))
    .execute();
}
