import type { BillingState } from "@meal/domain/billing/subscription-record";
import type { StoreServer } from "./store-server.ts";

/** What can happen to a subscription at a store. */
export type StoreTurn = "renewed" | "renewal-off" | "renewal-on" | "grace" | "hold" | "expired" | "refunded";

/** What an app has in its hand after a purchase. */
export interface BoughtInApp {
  readonly subscriptionId: string;
  readonly receipt: string;
  readonly transactionId: string;
}

export interface PurchaseWishes {
  readonly accountId?: string;
  readonly productId?: string;
  /** Bought by a tester, who pays nothing. */
  readonly isSandbox?: boolean;
  readonly price?: StorePrice;
}

/** What a store asks for, in the currency of the buyer's country. */
interface StorePrice {
  readonly thousandths: number;
  readonly currency: string;
}

/** A notification as a store sends it. */
export interface StoreMessage {
  readonly headers: Headers;
  readonly bodyText: string;
}

/** A store on loopback, with all purchases in it. What renews does so when its time has come. */
export interface StoreStandIn extends StoreServer {
  readonly buy: (wishes?: PurchaseWishes) => BoughtInApp;
  readonly turn: (subscriptionId: string, turn: StoreTurn) => void;
  /** How it stands at this moment as the store sees it, in our words. */
  readonly stands: (subscriptionId: string) => BillingState;
  /** Until when it was paid for, or when the money went back. */
  readonly paidUntil: (subscriptionId: string) => number;
  /** What it sends about a subscription; each is another event. */
  readonly notify: (subscriptionId: string) => StoreMessage;
}

export const PRODUCT_ID = "premium.monthly";
export const MONTH_MS = 30 * 86_400_000;
export const STORE_GRACE_MS = 6 * 86_400_000;
