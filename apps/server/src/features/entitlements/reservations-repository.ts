import type { UserId } from "@meal/domain/accounts/actor";
import { LIMITED_FEATURES, type LimitedFeature } from "@meal/domain/entitlements/limits";
import type { Db } from "../../db/database.ts";
import { countGuestDown } from "./guest-repository.ts";
import { countDown } from "./repository.ts";

/** After this long a reservation that nobody confirmed belonged to work that died. */
const RESERVATION_LIFETIME_MS = 15 * 60_000;

/** A counted use whose work is under way. */
export interface Reservation {
  readonly id: string;
  readonly userId: UserId | null;
  readonly guestHashes: readonly string[];
  readonly feature: LimitedFeature;
  readonly period: string;
}

export async function saveReservation(db: Db, reservation: Reservation, now: number): Promise<void> {
  await db
    .insertInto("usage_reservations")
    .values({
      id: reservation.id,
      user_id: reservation.userId,
      guest_hashes: reservation.guestHashes,
      feature: reservation.feature,
      period: reservation.period,
      created_at: now,
    })
    .execute();
}

/** The work is done: the use stays counted. */
export async function confirmReservation(db: Db, id: string): Promise<void> {
  await db.deleteFrom("usage_reservations").where("id", "=", id).execute();
}

/** The work failed: the use is given back, once. */
export async function giveBackReservation(db: Db, id: string): Promise<void> {
  const row = await db
    .deleteFrom("usage_reservations")
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
  if (row) await uncount(db, row);
}

/** Gives back what died on the way: a process that was killed confirms nothing. */
export async function giveBackForgotten(db: Db, now: number): Promise<void> {
  const rows = await db
    .deleteFrom("usage_reservations")
    .where("created_at", "<", now - RESERVATION_LIFETIME_MS)
    .returningAll()
    .execute();
  for (const row of rows) await uncount(db, row);
}

interface ReservationRow {
  readonly user_id: string | null;
  readonly guest_hashes: readonly string[];
  readonly feature: string;
  readonly period: string;
}

async function uncount(db: Db, row: ReservationRow): Promise<void> {
  const feature = LIMITED_FEATURES.find((name) => name === row.feature);
  if (feature === undefined) return;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A stored owner is the person the reservation was made for.
  if (row.user_id !== null) await countDown(db, row.user_id as UserId, feature, row.period);
  for (const guestHash of row.guest_hashes) await countGuestDown(db, guestHash, feature);
}
