/** What the store says of something bought, for the server to prove. */
export interface Purchase {
  readonly receipt: string;
  readonly transactionId: string;
}

/** How a purchase ended on the phone; `pending` where somebody else has to agree, or the money is still on its way. */
type BuyingEnd = "bought" | "pending" | "closed";

/** The store of a phone, which alone may sell in its apps. */
export interface AppStore {
  readonly platform: "ios" | "android";
  readonly provider: "apple" | "google";
  /** What Premium costs a month, as the store writes it for this person's country. */
  readonly price: () => Promise<string>;
  /** Shows the store's own sheet. Fails where the store does. */
  readonly buy: (userId: string) => Promise<BuyingEnd>;
  readonly isBuying: () => boolean;
  /** What this person bought in this app and still has; what is not paid yet is among it. */
  readonly boughtBy: (userId: string) => Promise<readonly Purchase[]>;
  /** All that the phone's owner bought in this app, whichever account it was for. The store may ask for a password. */
  readonly restore: () => Promise<readonly Purchase[]>;
  /** Tells the store that the server has it. Until then the store gives it out again. */
  readonly finish: (purchase: Purchase) => Promise<void>;
  /** Calls when something may have been bought that nobody waits for; answers how to stop. */
  readonly onNews: (listener: () => void) => () => void;
}

/** There is one in the app of a phone alone, which puts it here before anything is drawn (`native/`). */
export const appStore: { here?: AppStore } = {};
