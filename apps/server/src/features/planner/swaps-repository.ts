import type { Actor, OwnerId } from "@meal/domain/accounts/actor";
import { MOST_PAST_DISHES, WEEKS_OF_SWAPS } from "@meal/domain/chef/past-dishes";
import type { SwappedAway } from "@meal/domain/planner/swapped-away";
import type { Db } from "../../db/database.ts";
import { madeBy } from "../../db/made-by.ts";

const MEMORY_MS = WEEKS_OF_SWAPS * 7 * 86_400_000;

/** The dishes that the household swapped away while it still counts, each once, the latest first. */
export async function findSwaps(db: Db, ownerId: OwnerId, now: number): Promise<readonly SwappedAway[]> {
  const rows = await db
    .selectFrom("dish_swaps")
    .select(["dish_id as dishId", "name", "swapped_at as at"])
    .where("owner_id", "=", ownerId)
    .where("swapped_at", ">", now - MEMORY_MS)
    .orderBy("swapped_at", "desc")
    .limit(MOST_PAST_DISHES)
    .execute();
  const known = new Set<string>();
  return rows.filter(({ dishId }) => !known.has(dishId) && known.add(dishId));
}

/** Notes what was swapped away in a plan, in place of what was noted of it before; what no longer counts goes. */
export async function setSwaps(
  trx: Db,
  actor: Actor,
  {
    planId,
    swaps,
    now,
  }: { readonly planId: string; readonly swaps: readonly SwappedAway[]; readonly now: number },
): Promise<void> {
  const own = trx.deleteFrom("dish_swaps").where("owner_id", "=", actor.ownerId);
  await own.where("plan_id", "=", planId).execute();
  await own.where("swapped_at", "<=", now - MEMORY_MS).execute();
  const byDish = new Map(swaps.map((swap) => [swap.dishId, swap]));
  const { user_id, owner_id } = madeBy(actor);
  const rows = [...byDish.values()].map(({ dishId, name, at }) => ({
    user_id,
    owner_id,
    plan_id: planId,
    dish_id: dishId,
    name,
    // A device whose clock is ahead swapped nothing away tomorrow.
    swapped_at: Math.min(at, now),
  }));
  if (rows.length > 0) await trx.insertInto("dish_swaps").values(rows).execute();
}
