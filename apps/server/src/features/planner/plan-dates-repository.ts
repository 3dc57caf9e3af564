import type { Actor, OwnerId } from "@meal/domain/accounts/actor";
import type { DatesInUse } from "@meal/domain/planner/plan-in-use";
import type { Db } from "../../db/database.ts";
import { madeBy } from "../../db/made-by.ts";

/** Which of the household's plans is in use on which date. */
export async function readDatesInUse(db: Db, ownerId: OwnerId): Promise<DatesInUse> {
  const own = db.selectFrom("plan_dates").select(["date", "plan_id"]).where("owner_id", "=", ownerId);
  const rows = await own.orderBy("date").execute();
  return new Map(rows.map(({ date, plan_id }) => [date, plan_id]));
}

/** Changes which plan is in use when; what stays as it is, is not written. */
export async function changeDatesInUse(
  trx: Db,
  actor: Actor,
  change: (before: DatesInUse) => DatesInUse,
): Promise<DatesInUse> {
  const before = await readDatesInUse(trx, actor.ownerId);
  const after = change(before);
  const left = [...before].flatMap(([date, id]) => (after.get(date) === id ? [] : [date]));
  const taken = [...after].filter(([date, id]) => before.get(date) !== id);
  if (left.length > 0) {
    await trx
      .deleteFrom("plan_dates")
      .where("owner_id", "=", actor.ownerId)
      .where("date", "in", left)
      .execute();
  }
  if (taken.length > 0) {
    const { user_id, owner_id } = madeBy(actor);
    const rows = taken.map(([date, plan_id]) => ({ user_id, owner_id, date, plan_id }));
    await trx.insertInto("plan_dates").values(rows).execute();
  }
  return after;
}
