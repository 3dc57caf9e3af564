import type { UserId } from "@meal/domain/accounts/actor";
import { localDayOf } from "@meal/domain/dates/format-date";
import { tierOf, type LimitedFeature, type LimitTable } from "@meal/domain/entitlements/limits";
import { explicitStatusOf, isSubscribed, subscriptionStateOf } from "@meal/domain/entitlements/subscription";
import type { Db } from "../../db/database.ts";
import { ensureRows, isRejoined, readProfile } from "./repository.ts";

/** What a deployment offers. */
export interface Offer {
  readonly limits: LimitTable;
  /** Where Premium cannot be bought, everybody has it. */
  readonly isPremiumForAll: boolean;
}

/** The person's plan as it is at this moment, and the day where they are. Makes their rows on first sight. */
export async function readPlan(db: Db, userId: UserId, { limits, isPremiumForAll }: Offer, now: number) {
  const profile = (await readProfile(db, userId)) ?? (await startProfile(db, userId, limits, now));
  const stored = {
    believedUntil: profile?.premium_until ?? null,
    endsAt: profile?.subscription_end_date ?? null,
    isGift: profile?.premium_source === "operator",
  };
  const facts = {
    status: explicitStatusOf(stored, now),
    subscriptionStatus: profile?.subscription_status ?? null,
    subscriptionEndsAt: profile?.subscription_end_date ?? null,
    nextBillingAt: profile?.next_billing_date ?? null,
  };
  const own = subscriptionStateOf(facts, now);
  const state = isPremiumForAll ? "active" : own;
  const subscribed = isSubscribed(state);
  return {
    profile,
    state,
    subscribed,
    tier: tierOf(subscribed),
    today: localDayOf(now, profile?.time_zone ?? "UTC"),
  };
}

async function startProfile(db: Db, userId: UserId, limits: LimitTable, now: number) {
  await startCounters(db, userId, limits, localDayOf(now, "UTC"));
  return readProfile(db, userId);
}

/** A newcomer begins at nothing; somebody who left and came back begins where the free plan ends. */
export async function startCounters(
  db: Db,
  userId: UserId,
  limits: LimitTable,
  today: string,
): Promise<void> {
  const rejoined = await isRejoined(db, userId);
  const begin = (feature: LimitedFeature): number => (rejoined ? (limits[feature].free.uses ?? 0) : 0);
  await ensureRows(db, userId, today.slice(0, 7), begin);
}
