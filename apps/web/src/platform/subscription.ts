import type { checkSubscriptionLimit } from "@meal/contract/entitlements";
import type { OutputOf } from "@meal/contract/endpoint";
import { DEFAULT_LIMITS } from "@meal/domain/entitlements/limits";
import {
  isSubscribed,
  type SubscriptionState,
  subscriptionStateOf,
  timeRemaining,
} from "@meal/domain/entitlements/subscription";

/** What the server says of a person's plan. */
export type SubscriptionStatus = OutputOf<typeof checkSubscriptionLimit>;

/** What is known of how it is paid for. */
export type Billing = NonNullable<SubscriptionStatus["billing"]>;

/** What is sold here, and for how much. */
type PremiumOffer = NonNullable<SubscriptionStatus["offer"]>;

/** spec: 1, section 3, "Subscription info as seen by the app". */
export interface Subscription {
  readonly state: SubscriptionState;
  readonly subscribed: boolean;
  readonly canGeneratePlan: boolean;
  readonly generatedPlansCount: number;
  /** Infinity where there is none. */
  readonly limit: number;
  readonly nextBillingDate: string | null;
  readonly lastPaymentDate: string | null;
  readonly subscriptionEndDate: string | null;
  /** '1 day', 'N days', and nothing once past. */
  readonly timeRemaining: string | null;
  /** Null for whoever never had a subscription. */
  readonly billing: Billing | null;
  /** Null where nothing is sold. */
  readonly offer: PremiumOffer | null;
}

/** spec: 1, section 4. What holds without a person, and when the server cannot be asked. */
export const defaultSubscription: Subscription = {
  state: "inactive",
  subscribed: false,
  canGeneratePlan: true,
  generatedPlansCount: 0,
  limit: DEFAULT_LIMITS.meal_plan.free.uses ?? Infinity,
  nextBillingDate: null,
  lastPaymentDate: null,
  subscriptionEndDate: null,
  timeRemaining: null,
  billing: null,
  offer: null,
};

/** The subscription as it stands now; a cached answer may have come to its end meanwhile. */
export function readSubscription(status: SubscriptionStatus, now: number): Subscription {
  const { canGeneratePlan, generatedPlansCount, limit } = status;
  const { nextBillingDate, lastPaymentDate, subscriptionEndDate } = status;
  const endsAt = instantOf(subscriptionEndDate);
  const nextBillingAt = instantOf(nextBillingDate);
  const state = subscriptionStateOf(
    {
      status: status.status,
      subscriptionStatus: status.subscription_status,
      subscriptionEndsAt: endsAt,
      nextBillingAt,
    },
    now,
  );
  return {
    state,
    subscribed: isSubscribed(state),
    canGeneratePlan,
    generatedPlansCount,
    limit: limit ?? Infinity,
    nextBillingDate,
    lastPaymentDate,
    subscriptionEndDate,
    timeRemaining: timeRemaining(endsAt ?? nextBillingAt, now),
    billing: status.billing,
    offer: status.offer,
  };
}

/** Whether an answer is one: a proxy in between may say anything with status 200. */
export function isSubscriptionStatus(answer: unknown): answer is SubscriptionStatus {
  if (typeof answer !== "object" || answer === null) return false;
  const fields = new Map<string, unknown>(Object.entries(answer));
  return (
    typeof fields.get("canGeneratePlan") === "boolean" &&
    typeof fields.get("generatedPlansCount") === "number"
  );
}

function instantOf(date: string | null): number | null {
  const instant = Date.parse(date ?? "");
  return Number.isNaN(instant) ? null : instant;
}
