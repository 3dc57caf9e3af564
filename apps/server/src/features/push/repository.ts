import type { UserId } from "@meal/domain/accounts/actor";
import type { Insertable, Selectable } from "kysely";
import type { Db } from "../../db/database.ts";
import type { Tables } from "../../db/tables.ts";

type Device = Insertable<Tables["push_devices"]>;
/** A device whose turn it is, with the lease of whoever took it. */
export type DueDevice = Selectable<Tables["push_devices"]>;

/** Keeps a device with its whole plan, unless a later plan is there; answers whether it holds. */
export async function putDevice(db: Db, userId: UserId, device: Omit<Device, "user_id">): Promise<boolean> {
  const { endpoint: _, ...changed } = device;
  const row = await db
    .insertInto("push_devices")
    .values({ ...device, user_id: userId })
    .onConflict((conflict) =>
      conflict
        .columns(["user_id", "endpoint"])
        .doUpdateSet(changed)
        .whereRef("push_devices.version", "<", "excluded.version"),
    )
    .returning("endpoint")
    .executeTakeFirst();
  return row !== undefined;
}

/** A browser is one person's at a time. Only that browser knows `auth`, so nobody takes one away from somebody else. */
export async function leaveDeviceTo(
  db: Db,
  userId: UserId,
  { endpoint, auth }: Pick<Device, "endpoint" | "auth">,
): Promise<void> {
  await db
    .deleteFrom("push_devices")
    .where("endpoint", "=", endpoint)
    .where("auth", "=", auth)
    .where("user_id", "!=", userId)
    .execute();
}

/** Forgets the devices that were told of anything the longest ago. */
export async function keepNewestDevices(db: Db, userId: UserId, most: number): Promise<void> {
  const own = db.selectFrom("push_devices").select(["endpoint"]).where("user_id", "=", userId);
  const devices = await own.orderBy("told_at", "desc").orderBy("endpoint").execute();
  for (const { endpoint } of devices.slice(most)) await removeDevice(db, userId, endpoint);
}

/** One that is gone for good. */
export async function removeDevice(db: Db, userId: string, endpoint: string): Promise<void> {
  const own = db.deleteFrom("push_devices").where("user_id", "=", userId);
  await own.where("endpoint", "=", endpoint).execute();
}

/** When the next device is due. */
export async function nextDueAt(db: Db): Promise<number | undefined> {
  const first = db.selectFrom("push_devices").select("due_at").where("due_at", "is not", null);
  return (await first.orderBy("due_at").limit(1).executeTakeFirst())?.due_at ?? undefined;
}

/**
 * Takes devices that are due, each for whoever comes first of all processes. Until `until` nobody else sends to them;
 * whoever dies over it leaves them to the others then.
 */
export async function claimDue(
  db: Db,
  { now, until, lease, most }: { now: number; until: number; lease: string; most: number },
): Promise<readonly DueDevice[]> {
  const due = db.selectFrom("push_devices").select(["user_id", "endpoint", "due_at"]);
  const found = await due.where("due_at", "<=", now).orderBy("due_at").limit(most).execute();
  const claimed = await Promise.all(
    found.map(({ user_id, endpoint, due_at }) =>
      db
        .updateTable("push_devices")
        .set({ lease, due_at: until })
        .where("user_id", "=", user_id)
        .where("endpoint", "=", endpoint)
        .where("due_at", "=", due_at)
        .returningAll()
        .executeTakeFirst(),
    ),
  );
  return claimed.filter((device) => device !== undefined);
}

/** What is still to come, unless the device has planned anew meanwhile. */
export async function finishDue(
  db: Db,
  { user_id, endpoint, lease }: DueDevice,
  next: Pick<DueDevice, "alarms" | "due_at">,
): Promise<void> {
  await db
    .updateTable("push_devices")
    .set({ ...next, lease: null })
    .where("user_id", "=", user_id)
    .where("endpoint", "=", endpoint)
    .where("lease", "=", lease)
    .execute();
}

/** Devices that nobody started a timer on for so long. */
export async function removeOldDevices(db: Db, toldBefore: number): Promise<void> {
  await db.deleteFrom("push_devices").where("told_at", "<", toldBefore).execute();
}
