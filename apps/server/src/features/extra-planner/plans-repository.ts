import type { Actor, OwnerId, UserId } from "@meal/domain/accounts/actor";
import type { Insertable, Selectable } from "kysely";
import type { Db } from "../../db/database.ts";
import { madeBy } from "../../db/made-by.ts";
import type { Tables } from "../../db/tables.ts";

/** An extra plan as stored. */
export type ExtraPlanRow = Selectable<Tables["extra_recipe_plans"]>;

type NewExtraPlan = Omit<Insertable<Tables["extra_recipe_plans"]>, "user_id" | "owner_id">;

export async function listExtraPlans(
  db: Db,
  ownerId: OwnerId,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<ExtraPlanRow[]> {
  return ownPlans(db, ownerId)
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
}

export async function countExtraPlans(db: Db, ownerId: OwnerId): Promise<number> {
  const counted = ownPlans(db, ownerId).select(({ fn }) => fn.countAll<number>().as("count"));
  return (await counted.executeTakeFirstOrThrow()).count;
}

/** spec: 2, section 6, by id and owner. */
export async function findExtraPlan(db: Db, ownerId: OwnerId, id: string): Promise<ExtraPlanRow | undefined> {
  return ownPlans(db, ownerId).selectAll().where("id", "=", id).executeTakeFirst();
}

export async function addExtraPlan(db: Db, actor: Actor, plan: NewExtraPlan): Promise<ExtraPlanRow> {
  const row = { ...madeBy(actor), ...plan };
  return db.insertInto("extra_recipe_plans").values(row).returningAll().executeTakeFirstOrThrow();
}

/** Removes a plan of this household and answers what it was; nothing where it has none of this id. */
export async function removeExtraPlan(
  db: Db,
  ownerId: OwnerId,
  id: string,
): Promise<ExtraPlanRow | undefined> {
  return db
    .deleteFrom("extra_recipe_plans")
    .where("owner_id", "=", ownerId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
}

/** Whether a plan that this person made has the picture; pictures are their maker's. */
export async function hasPicture(db: Db, userId: UserId, address: string): Promise<boolean> {
  const made = db.selectFrom("extra_recipe_plans").select("id").where("user_id", "=", userId);
  return (await made.where("image_url", "=", address).limit(1).executeTakeFirst()) !== undefined;
}

function ownPlans(db: Db, ownerId: OwnerId) {
  return db.selectFrom("extra_recipe_plans").where("owner_id", "=", ownerId);
}
