import type { UserId } from "@meal/domain/accounts/actor";
import type { LimitedFeature } from "@meal/domain/entitlements/limits";
import { sql, type Updateable } from "kysely";
import type { Db } from "../../db/database.ts";
import type { Tables } from "../../db/tables.ts";

/** Where a feature's uses are counted: the specification names these tables and columns. */
type Counter = { readonly table: string; readonly column: string; readonly isMonthly: boolean };

const inUsage = (column: string): Counter => ({ table: "user_feature_usage", column, isMonthly: false });

const counters: Readonly<Record<LimitedFeature, Counter>> = {
  cooking_timer: inUsage("cooking_timer_count"),
  food_analysis: inUsage("food_analysis_count"),
  calorie_tracking: inUsage("calorie_tracking_count"),
  chat: inUsage("chat_count"),
  ai_image: inUsage("ai_image_count"),
  meal_plan: { table: "profiles", column: "generated_plans_count", isMonthly: false },
  extra_planner: { table: "extra_planner_usage", column: "count", isMonthly: true },
};

/** The person's own row of a counter; months have a row each. */
function ownRow({ isMonthly }: Counter, userId: UserId, period: string) {
  return isMonthly ? sql`user_id = ${userId} and month = ${period}` : sql`user_id = ${userId}`;
}

export async function readProfile(db: Db, userId: UserId) {
  return db.selectFrom("profiles").selectAll().where("user_id", "=", userId).executeTakeFirst();
}

/** Makes the person's rows where there are none; `begin` says where each counter starts. */
export async function ensureRows(
  db: Db,
  userId: UserId,
  period: string,
  begin: (feature: LimitedFeature) => number,
): Promise<void> {
  await db
    .insertInto("profiles")
    .values({ user_id: userId, subscription_status: null, generated_plans_count: begin("meal_plan") })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto("user_feature_usage")
    .values({
      user_id: userId,
      cooking_timer_count: begin("cooking_timer"),
      food_analysis_count: begin("food_analysis"),
      calorie_tracking_count: begin("calorie_tracking"),
      chat_count: begin("chat"),
      ai_image_count: begin("ai_image"),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto("extra_planner_usage")
    .values({ user_id: userId, month: period, count: begin("extra_planner") })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whether the person had an account before that was deleted; unknown people have not. */
export async function isRejoined(db: Db, userId: UserId): Promise<boolean> {
  const row = await db.selectFrom("users").select("is_rejoined").where("id", "=", userId).executeTakeFirst();
  return row?.is_rejoined ?? false;
}

export async function readUsed(
  db: Db,
  userId: UserId,
  feature: LimitedFeature,
  period: string,
): Promise<number> {
  const counter = counters[feature];
  const { rows } = await sql<{ used: number }>`
    select ${sql.ref(counter.column)} as used from ${sql.table(counter.table)}
    where ${ownRow(counter, userId, period)}`.execute(db);
  return rows[0]?.used ?? 0;
}

/** Counts one use in one statement, so that of many at once only as many go through as fit under the limit. */
export async function countUp(
  db: Db,
  use: { readonly userId: UserId; readonly feature: LimitedFeature; readonly period: string },
  limit: number | null,
): Promise<boolean> {
  const counter = counters[use.feature];
  const column = sql.ref(counter.column);
  const fits = limit === null ? sql`` : sql`and ${column} < ${limit}`;
  const { rows } = await sql`
    update ${sql.table(counter.table)} set ${column} = ${column} + 1
    where ${ownRow(counter, use.userId, use.period)} ${fits} returning user_id`.execute(db);
  return rows.length > 0;
}

/** Notes a use by the id that the person's device gave it; false where it was noted before. */
export async function noteDeviceUse(
  db: Db,
  userId: UserId,
  use: { readonly use_id: string; readonly feature: LimitedFeature; readonly counted_at: number },
): Promise<boolean> {
  const noted = await db
    .insertInto("device_uses")
    .values({ user_id: userId, ...use })
    .onConflict((conflict) => conflict.columns(["user_id", "use_id"]).doNothing())
    .executeTakeFirst();
  return (noted.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function countDown(
  db: Db,
  userId: UserId,
  feature: LimitedFeature,
  period: string,
): Promise<void> {
  const counter = counters[feature];
  const column = sql.ref(counter.column);
  await sql`
    update ${sql.table(counter.table)} set ${column} = ${column} - 1
    where ${ownRow(counter, userId, period)} and ${column} > 0`.execute(db);
}

/** Changes what is known of a person whose rows are there. */
export async function changeProfile(
  db: Db,
  userId: UserId,
  change: Omit<Updateable<Tables["profiles"]>, "user_id">,
): Promise<void> {
  await db.updateTable("profiles").set(change).where("user_id", "=", userId).execute();
}
