const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** spec: 1, section 4. */
export const SUBSCRIPTION_STATES = ["active", "inactive", "cancelled-but-active", "ending-soon"] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

/** spec: 1, section 9. */
const ENDING_SOON_DAYS = 7;

/** What is known of a subscription; instants are epoch milliseconds, and what is missing is null. */
export type SubscriptionFacts = {
  readonly status: string | null;
  readonly subscriptionStatus: string | null;
  readonly subscriptionEndsAt: number | null;
  readonly nextBillingAt: number | null;
};

/** spec: 1, section 4, "Derivation order": an explicit status, the stored one, the end date, else inactive. */
export function subscriptionStateOf(facts: SubscriptionFacts, now: number): SubscriptionState {
  const { status, subscriptionStatus } = facts;
  if (status === "cancelled-but-active" || status === "active" || status === "inactive") return status;
  if (subscriptionStatus === "active" || subscriptionStatus === "inactive") return subscriptionStatus;
  const endsAt = facts.subscriptionEndsAt ?? facts.nextBillingAt;
  if (endsAt === null || endsAt <= now) return "inactive";
  return daysUntil(endsAt, now) <= ENDING_SOON_DAYS ? "ending-soon" : "cancelled-but-active";
}

/**
 * The explicit status of what a profile stores: nothing is believed beyond its time, and what the operator gave reads as
 * active until its last days, never as cancelled.
 */
export function explicitStatusOf(
  stored: { readonly believedUntil: number | null; readonly endsAt: number | null; readonly isGift: boolean },
  now: number,
): "active" | "inactive" | null {
  const { believedUntil, endsAt, isGift } = stored;
  if (believedUntil !== null && believedUntil <= now) return "inactive";
  return isGift && endsAt !== null && daysUntil(endsAt, now) > ENDING_SOON_DAYS ? "active" : null;
}

/** spec: 1, section 4. Three of the four states have what Premium has. */
export function isSubscribed(state: SubscriptionState): boolean {
  return state !== "inactive";
}

/** spec: 1, section 4. '1 day', 'N days', and nothing once past. */
export function timeRemaining(endsAt: number | null, now: number): string | null {
  if (endsAt === null || endsAt <= now) return null;
  const days = daysUntil(endsAt, now);
  return days === 1 ? "1 day" : `${days} days`;
}

/** spec: 1, section 9. How long the app may believe what it was told. */
export function subscriptionCacheMs(state: SubscriptionState): number {
  if (state === "active") return 4 * HOUR_MS;
  return state === "inactive" ? HOUR_MS / 12 : HOUR_MS;
}

function daysUntil(instant: number, now: number): number {
  return Math.ceil((instant - now) / DAY_MS);
}
