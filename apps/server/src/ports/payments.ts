import type { PaymentProviderName, SubscriptionLook } from "@meal/domain/billing/subscription-record";

/** A notification that proved genuine. It only says "look again". */
export interface PaymentNotification {
  /** The event's own id, which stays the same however often the provider sends it. */
  readonly eventId: string;
  readonly kind: string;
  /** Null where it names no subscription. */
  readonly subscriptionId: string | null;
  /** The payment that it names instead, as with money that went back. */
  readonly paymentId?: string | undefined;
}

/** Whoever takes the money. Every method may throw a PaymentFault. */
export interface PaymentProvider {
  readonly name: PaymentProviderName;
  /** Where people change how they pay, and where what was bought in a store is cancelled. */
  manageUrlOf(subscriptionId: string): string;
  /** Asks afresh; "unknown" where the provider knows of no such subscription. */
  look(subscriptionId: string): Promise<SubscriptionLook | "unknown">;
  /** Proves that a notification is the provider's. */
  hear(message: { readonly headers: Headers; readonly bodyText: string }): Promise<PaymentNotification>;
}

/** What somebody is about to subscribe to. */
export interface CheckoutOrder {
  /** Ours: whatever is sent twice with it is done once. */
  readonly requestId: string;
  readonly returnUrl: string;
  readonly cancelUrl: string;
  /** When the first payment is due; null for at once. */
  readonly startsAt: number | null;
}

/** People are sent there, agree to pay, and come back. */
export interface Checkout extends PaymentProvider {
  /** Whether it is the built-in one, where no money moves. */
  readonly isTest: boolean;
  open(order: CheckoutOrder): Promise<{ readonly subscriptionId: string; readonly approvalUrl: string }>;
  /** Ends what renews; what is over already is no fault. */
  cancel(subscriptionId: string, reason: string): Promise<void>;
}

/** Purchases are made in the app of a phone, and claimed here. */
export interface Store extends PaymentProvider {
  /** Proves what an app sent. `subscriptionId` is what stays for the life of the subscription. */
  claim(purchase: {
    readonly receipt: string;
    readonly transactionId: string;
  }): Promise<{ readonly subscriptionId: string; readonly accountId: string | null }>;
  /** Tells the store that the purchase was delivered, once the claim is stored. Asked again until it answers that this is done. */
  accept(subscriptionId: string): Promise<boolean>;
}

/** Everything that can be paid with. */
export interface Payments {
  readonly checkout: Checkout | undefined;
  readonly stores: readonly Store[];
  /** The pages of the built-in checkout, where that is what people pay with. */
  readonly testPages: TestPages | undefined;
}

/** What a provider's own site does for people, where the provider is the built-in one. */
export interface TestPages {
  /** The page of a subscription; undefined where there is none. */
  page(id: string): string | undefined;
  /** Does what was pressed, and says where to go then. */
  press(id: string, what: string): string | undefined;
}

const FAULTS = {
  unreachable: "is unreachable",
  refused: "is not satisfied",
  "bad-amount": "names an amount that its currency cannot have",
} as const;

/** Why something with a provider did not work: it does not answer, it says no, or it names an amount that there is not. */
export class PaymentFault extends Error {
  override readonly name = "PaymentFault";
  readonly reason: keyof typeof FAULTS;

  constructor(reason: keyof typeof FAULTS, cause: unknown) {
    super(`the payment provider ${FAULTS[reason]}`, { cause });
    this.reason = reason;
  }
}
