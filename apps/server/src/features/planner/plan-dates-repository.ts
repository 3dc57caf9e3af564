import type { Actor, OwnerId } from "@meal/domain/accounts/actor";
import type { DatesInUse } from "@meal/domain/planner/plan-in-use";
import type { Db } from "../../db/database.ts";

/** Which of the household's plans is in use on which date. */
export async function readDatesInUse(db: Db, ownerId: OwnerId): Promise<DatesInUse> {
  const own = db.selectFrom("plan_dates").select(["date", "plan_id"]).where("user_id", "=", ownerId);
  const rows = await own.orderBy("date").execute();
  return new Map(rows.map(({ date, plan_id }) => [date, plan_id]));
}

/** Changes which plan is in use when; what stays as it is, is not written. */
export async function changeDatesInUse(
  trx: Db,
  { userId, ownerId }: Actor,
  change: (before: DatesInUse) => DatesInUse,
): Promise<DatesInUse> {
  const before = await readDatesInUse(trx, ownerId);
  const after = change(before);
  const left = [...before].flatMap(([date, id]) => (after.get(date) === id ? [] : [date]));
  const taken = [...after].filter(([date, id]) => before.get(date) !== id);
  if (left.length > 0) {
    await trx.deleteFrom("plan_dates").where("user_id", "=", ownerId).where("date", "in", left).execute();
  }
  if (taken.length > 0) {
    const rows = taken.map(([date, plan_id]) => ({ user_id: userId, date, plan_id }));
    await trx.insertInto("plan_dates").values(rows).execute();
  }
  return after;
}
