/** What can become of a subscription, whoever is paid; each provider's own words are put into these. */
export const BILLING_STATES = [
  "pending",
  "active",
  "grace",
  "on-hold",
  "cancelled",
  "ended",
  "refunded",
] as const;
export type BillingState = (typeof BILLING_STATES)[number];

/** Who takes the money. */
export const PAYMENT_PROVIDERS = ["paypal", "apple", "google"] as const;
export type PaymentProviderName = (typeof PAYMENT_PROVIDERS)[number];

/** On whose word somebody has Premium: that of who was paid, or the operator's, who gives it away. */
export const BILLING_SOURCES = [...PAYMENT_PROVIDERS, "operator"] as const;
export type BillingSource = (typeof BILLING_SOURCES)[number];

export const PAYMENT_STATUSES = [
  "completed",
  "pending",
  "declined",
  "refunded",
  "partially-refunded",
] as const;

/** One payment, as its provider tells of it. */
export interface PaymentLook {
  readonly id: string;
  readonly paidAt: number;
  /** Hundredths of its currency; of one with three decimals, also tenths of those. */
  readonly amountCents: number;
  readonly currency: string;
  readonly status: (typeof PAYMENT_STATUSES)[number];
}

/** What is known of when a subscription was and will be paid. */
interface Terms {
  readonly state: BillingState;
  readonly startedAt: number | null;
  readonly lastPaymentAt: number | null;
  /** Null once nothing will be charged any more. */
  readonly nextBillingAt: number | null;
  /** Until when what was paid lasts. */
  readonly paidThrough: number | null;
  /** How long a store goes on while it tries to be paid; null for the deployment's own grace period. */
  readonly graceMs: number | null;
}

/** What a provider answers when it is asked afresh. */
export interface SubscriptionLook extends Terms {
  /** Whether no real money moves. */
  readonly isSandbox: boolean;
  /** Whether its provider can still bring it back, under the same id: what is held up, and what a store sells again. */
  readonly mayComeBack: boolean;
  /** Every payment that this look knows of. */
  readonly payments: readonly PaymentLook[];
}

/** A subscription as it is kept. */
export interface SubscriptionRecord extends Terms {
  readonly source: BillingSource;
  readonly createdAt: number;
  /** What was agreed on; null where a store has the price. */
  readonly price: { readonly amountCents: number; readonly currency: string } | null;
  readonly isSandbox: boolean;
  /** Whether what was paid is not what was agreed on. */
  readonly isMismatch: boolean;
  /** When the provider last answered. */
  readonly confirmedAt: number | null;
  /** How often in a row it has not answered. */
  readonly failures: number;
  /** When to look again; null for never, unless the provider says that something happened. */
  readonly dueAt: number | null;
}
