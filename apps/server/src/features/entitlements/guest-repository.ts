import type { LimitedFeature } from "@meal/domain/entitlements/limits";
import type { Db } from "../../db/database.ts";

/** Counts one use of a guest's mark, which is a keyed hash of their device or their address. */
export async function countGuestUp(
  db: Db,
  use: { readonly guestHash: string; readonly feature: LimitedFeature; readonly now: number },
  limit: number,
): Promise<boolean> {
  if (limit <= 0) return false;
  const row = await db
    .insertInto("guest_usage")
    .values({ guest_hash: use.guestHash, feature: use.feature, used: 1, updated_at: use.now })
    .onConflict((conflict) =>
      conflict
        .columns(["guest_hash", "feature"])
        .doUpdateSet((values) => ({ used: values("guest_usage.used", "+", 1), updated_at: use.now }))
        .where("guest_usage.used", "<", limit),
    )
    .returning("guest_hash")
    .executeTakeFirst();
  return row !== undefined;
}

export async function countGuestDown(db: Db, guestHash: string, feature: LimitedFeature): Promise<void> {
  await db
    .updateTable("guest_usage")
    .set((values) => ({ used: values("used", "-", 1) }))
    .where("guest_hash", "=", guestHash)
    .where("feature", "=", feature)
    .where("used", ">", 0)
    .execute();
}

/** The most that any of a guest's marks has used: changing one of them does not begin anew. */
export async function readGuestUsed(
  db: Db,
  guestHashes: readonly string[],
  feature: LimitedFeature,
): Promise<number> {
  const row = await db
    .selectFrom("guest_usage")
    .select((values) => values.fn.max("used").as("used"))
    .where("guest_hash", "in", guestHashes)
    .where("feature", "=", feature)
    .executeTakeFirst();
  return row?.used ?? 0;
}
