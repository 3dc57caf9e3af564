import type { UserId } from "@meal/domain/accounts/actor";
import {
  hasUseLeft,
  LIMITED_FEATURES,
  periodOf,
  SHOWN_PREMIUM_PLAN_LIMIT,
  type LimitedFeature,
} from "@meal/domain/entitlements/limits";
import type { Db } from "../../db/database.ts";
import { transaction } from "../../db/transaction.ts";
import { AppError } from "../../app-error.ts";
import { countGuestUp, readGuestUsed } from "./guest-repository.ts";
import type { Caller, Guest } from "./guest.ts";
import { type Offer, readPlan, startCounters } from "./person-plan.ts";
import { changeProfile, countUp, noteDeviceUse, readUsed } from "./repository.ts";
import {
  confirmReservation,
  giveBackForgotten,
  giveBackReservation,
  saveReservation,
} from "./reservations-repository.ts";

export { callerOf, type Caller } from "./guest.ts";

/** What the service needs from outside. */
export interface EntitlementsParts extends Offer {
  readonly db: Db;
  readonly now: () => number;
  readonly newId: () => string;
  /** A hash that only this deployment can make, so that stored marks name nobody. */
  readonly keyedHash: (text: string) => string;
}

/** A use is counted before its work begins; the reservation is confirmed when it is done, or given back. */
export type ReserveOutcome =
  | { readonly kind: "reserved"; readonly reservationId: string | null }
  | { readonly kind: "refused"; readonly used: number; readonly limit: number };

/** How often a feature was used in its period, and how often it may be; null is without end. */
export interface Usage {
  readonly feature: LimitedFeature;
  readonly used: number;
  readonly limit: number | null;
}

/** What a caller may use: the one place that counts, for people and for guests. */
export class Entitlements {
  readonly #parts: EntitlementsParts;

  constructor(parts: EntitlementsParts) {
    this.#parts = parts;
  }

  /** Counts one use before its work begins. */
  reserve(caller: Caller, feature: LimitedFeature): Promise<ReserveOutcome> {
    return caller.kind === "user"
      ? this.#reserveForUser(caller.userId, feature)
      : this.#reserveForGuest(caller, feature);
  }

  /** The work is done. */
  async confirm(reservationId: string | null): Promise<void> {
    if (reservationId !== null) await confirmReservation(this.#parts.db, reservationId);
  }

  /** The work failed: nobody pays for what they did not get. */
  async giveBack(reservationId: string | null): Promise<void> {
    if (reservationId === null) return;
    await transaction(this.#parts.db, (trx) => giveBackReservation(trx, reservationId));
  }

  /** Whether one more use would go through now; only `reserve` decides. */
  async canUse(userId: UserId, feature: LimitedFeature): Promise<boolean> {
    const { db, limits, now } = this.#parts;
    const { tier, today } = await readPlan(db, userId, this.#parts, now());
    const limit = limits[feature][tier];
    return hasUseLeft(limit, await readUsed(db, userId, feature, periodOf(limit, today)));
  }

  /** Counts a use whose work happens on the person's own device; one with an id counts once, however often it is sent. */
  async useOnDevice(userId: UserId, feature: LimitedFeature, useId?: string): Promise<Usage> {
    const { db, limits, now } = this.#parts;
    await transaction(db, async (trx) => {
      const { tier, today } = await readPlan(trx, userId, this.#parts, now());
      const limit = limits[feature][tier];
      if (limit.uses === null) return;
      await startCounters(trx, userId, limits, today);
      if (useId !== undefined) {
        const note = { use_id: useId, feature, counted_at: now() };
        if (!(await noteDeviceUse(trx, userId, note))) return;
      }
      const use = { userId, feature, period: periodOf(limit, today) };
      // Refusing takes the note back with the transaction: the use was not counted.
      if (!(await countUp(trx, use, limit.uses)))
        throw limitReached(await readUsed(trx, userId, feature, use.period), limit.uses);
    });
    return this.usageOf(userId, feature);
  }

  async usageOf(userId: UserId, feature: LimitedFeature): Promise<Usage> {
    const { db, limits, now } = this.#parts;
    const { tier, today } = await readPlan(db, userId, this.#parts, now());
    const limit = limits[feature][tier];
    return { feature, used: await readUsed(db, userId, feature, periodOf(limit, today)), limit: limit.uses };
  }

  allUsage(userId: UserId): Promise<Usage[]> {
    return Promise.all(LIMITED_FEATURES.map((feature) => this.usageOf(userId, feature)));
  }

  /** spec: 1, section 7, check-subscription-limit. */
  async checkSubscription(caller: Caller) {
    const { db, limits, now } = this.#parts;
    const { free } = limits.meal_plan;
    const plan = caller.kind === "user" ? await readPlan(db, caller.userId, this.#parts, now()) : undefined;
    const subscribed = plan?.subscribed ?? false;
    const generatedPlansCount =
      caller.kind === "user"
        ? (plan?.profile?.generated_plans_count ?? 0)
        : await readGuestUsed(db, this.#marksOf(caller), "meal_plan");
    return {
      canGeneratePlan: subscribed || hasUseLeft(free, generatedPlansCount),
      subscribed,
      generatedPlansCount,
      limit: subscribed ? SHOWN_PREMIUM_PLAN_LIMIT : free.uses,
      nextBillingDate: isoOf(plan?.profile?.next_billing_date),
      lastPaymentDate: isoOf(plan?.profile?.last_payment_date),
      subscriptionEndDate: isoOf(plan?.profile?.subscription_end_date),
      status: plan?.state ?? "inactive",
      subscription_status: plan?.profile?.subscription_status ?? null,
    } as const;
  }

  /** Makes the rows of somebody who has none yet. */
  async begin(trx: Db, userId: UserId): Promise<void> {
    await readPlan(trx, userId, this.#parts, this.#parts.now());
  }

  /** Sets where the person's months begin. */
  async setTimeZone(userId: UserId, timeZone: string): Promise<void> {
    const { db, now } = this.#parts;
    await transaction(db, async (trx) => {
      await readPlan(trx, userId, this.#parts, now());
      await changeProfile(trx, userId, { time_zone: timeZone });
    });
  }

  #reserveForUser(userId: UserId, feature: LimitedFeature): Promise<ReserveOutcome> {
    const { db, limits, now, newId } = this.#parts;
    return transaction(db, async (trx) => {
      const { tier, today } = await readPlan(trx, userId, this.#parts, now());
      const limit = limits[feature][tier];
      // spec: a subscriber's unlimited features are not counted; plans are, because their number is shown.
      if (limit.uses === null && feature !== "meal_plan") return { kind: "reserved", reservationId: null };
      await giveBackForgotten(trx, now());
      await startCounters(trx, userId, limits, today);
      const use = { userId, feature, period: periodOf(limit, today) };
      if (await countUp(trx, use, limit.uses)) {
        const reservation = { id: newId(), guestHashes: [], ...use };
        await saveReservation(trx, reservation, now());
        return { kind: "reserved", reservationId: reservation.id };
      }
      const used = await readUsed(trx, userId, feature, use.period);
      return { kind: "refused", used, limit: limit.uses ?? 0 };
    });
  }

  /** Both marks of a guest must have a use left; when one has not, the other's count is taken back. */
  #reserveForGuest(guest: Guest, feature: LimitedFeature): Promise<ReserveOutcome> {
    const { db, limits, now, newId } = this.#parts;
    const marks = this.#marksOf(guest);
    const limit = limits[feature].free.uses ?? Number.MAX_SAFE_INTEGER;
    return transaction(db, async (trx) => {
      await giveBackForgotten(trx, now());
      const counted: string[] = [];
      for (const guestHash of marks) {
        if (await countGuestUp(trx, { guestHash, feature, now: now() }, limit)) counted.push(guestHash);
      }
      const reservation = { id: newId(), userId: null, guestHashes: counted, feature, period: "ever" };
      await saveReservation(trx, reservation, now());
      if (counted.length === marks.length) return { kind: "reserved", reservationId: reservation.id };
      await giveBackReservation(trx, reservation.id);
      return { kind: "refused", used: await readGuestUsed(trx, marks, feature), limit };
    });
  }

  #marksOf(guest: Guest): readonly string[] {
    const { keyedHash } = this.#parts;
    return [keyedHash(`device ${guest.device}`), keyedHash(`address ${guest.address}`)];
  }
}

function limitReached(used: number, limit: number): AppError {
  return new AppError("limit_reached", { detail: `${used} of ${limit} free uses are used.` });
}

function isoOf(instant: number | null | undefined): string | null {
  return instant === null || instant === undefined ? null : new Date(instant).toISOString();
}
