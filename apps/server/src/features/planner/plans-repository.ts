import type { Actor, OwnerId } from "@meal/domain/accounts/actor";
import type { PlanKind } from "@meal/domain/planner/limits";
import type { Insertable, Selectable, Updateable } from "kysely";
import type { Db } from "../../db/database.ts";
import { madeBy } from "../../db/made-by.ts";
import { prepared } from "../../db/prepared.ts";
import type { Tables } from "../../db/tables.ts";

/** A plan as stored. */
export type PlanRow = Selectable<Tables["meal_plans"]>;

type NewPlan = Omit<Insertable<Tables["meal_plans"]>, "user_id" | "owner_id">;
type PlanChange = Pick<Updateable<Tables["meal_plans"]>, "name" | "content" | "start_date" | "updated_at">;

export async function listPlans(
  db: Db,
  ownerId: OwnerId,
  {
    page,
    pageSize,
    kind = "plan",
  }: { readonly page: number; readonly pageSize: number; readonly kind?: PlanKind },
): Promise<PlanRow[]> {
  return newestPlansPage(db, ownerId, kind, pageSize, (page - 1) * pageSize);
}

const newestPlansPage = prepared((db: Db, ownerId: OwnerId, kind: PlanKind, limit: number, offset: number) =>
  newestPlans(db, ownerId).where("kind", "=", kind).limit(limit).offset(offset),
);

export async function countPlans(db: Db, ownerId: OwnerId, kind: PlanKind = "plan"): Promise<number> {
  const { count } = await db
    .selectFrom("meal_plans")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("owner_id", "=", ownerId)
    .where("kind", "=", kind)
    .executeTakeFirstOrThrow();
  return count;
}

export async function findPlan(db: Db, ownerId: OwnerId, id: string): Promise<PlanRow | undefined> {
  const own = db.selectFrom("meal_plans").selectAll().where("owner_id", "=", ownerId);
  return own.where("id", "=", id).executeTakeFirst();
}

export async function findPlanNames(db: Db, ownerId: OwnerId, kind: PlanKind): Promise<readonly string[]> {
  const own = db.selectFrom("meal_plans").select("name").where("owner_id", "=", ownerId);
  const rows = await own.where("kind", "=", kind).execute();
  return rows.map(({ name }) => name);
}

export async function addPlan(db: Db, actor: Actor, plan: NewPlan): Promise<PlanRow> {
  const row = { ...madeBy(actor), ...plan };
  return db.insertInto("meal_plans").values(row).returningAll().executeTakeFirstOrThrow();
}

/** Changes a plan that is still at this revision; nothing where it is not. */
export async function changePlan(
  db: Db,
  ownerId: OwnerId,
  { id, revision }: { readonly id: string; readonly revision: number },
  change: PlanChange,
): Promise<PlanRow | undefined> {
  return db
    .updateTable("meal_plans")
    .set({ ...change, revision: revision + 1 })
    .where("owner_id", "=", ownerId)
    .where("id", "=", id)
    .where("revision", "=", revision)
    .returningAll()
    .executeTakeFirst();
}

export async function removePlan(db: Db, ownerId: OwnerId, id: string): Promise<boolean> {
  const removed = await db
    .deleteFrom("meal_plans")
    .where("owner_id", "=", ownerId)
    .where("id", "=", id)
    .executeTakeFirst();
  await removePlanMeals(db, ownerId, id);
  return removed.numDeletedRows > 0n;
}

/** Notes which meals stand in a plan, in place of those that were noted before. */
export async function setPlanMeals(
  db: Db,
  actor: Actor,
  planId: string,
  mealIds: readonly string[],
): Promise<void> {
  await removePlanMeals(db, actor.ownerId, planId);
  const rows = mealIds.map((mealId) => ({ ...madeBy(actor), plan_id: planId, meal_id: mealId }));
  if (rows.length > 0) await db.insertInto("plan_meals").values(rows).execute();
}

/** The newest plan in which this meal stands. */
export async function findPlanWithMeal(
  db: Db,
  ownerId: OwnerId,
  mealId: string,
): Promise<PlanRow | undefined> {
  const withMeal = db
    .selectFrom("plan_meals")
    .select("plan_id")
    .where("owner_id", "=", ownerId)
    .where("meal_id", "=", mealId);
  return newestPlans(db, ownerId).where("id", "in", withMeal).limit(1).executeTakeFirst();
}

export async function findPlans(db: Db, ownerId: OwnerId, ids: readonly string[]): Promise<PlanRow[]> {
  if (ids.length === 0) return [];
  const own = db.selectFrom("meal_plans").selectAll().where("owner_id", "=", ownerId);
  return own.where("id", "in", ids).execute();
}

function newestPlans(db: Db, ownerId: OwnerId) {
  return db
    .selectFrom("meal_plans")
    .selectAll()
    .where("owner_id", "=", ownerId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc");
}

async function removePlanMeals(db: Db, ownerId: OwnerId, planId: string): Promise<void> {
  await db.deleteFrom("plan_meals").where("owner_id", "=", ownerId).where("plan_id", "=", planId).execute();
}
