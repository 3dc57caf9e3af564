interface Bought {
  readonly token: string;
  readonly accountId: string;
  readonly isPaid: boolean;
}

/** What becomes of the next press on its sheet. */
type Sheet = "pays" | "waits" | "closes" | "breaks" | "breaks-after-paying";

export const playProduct = "premium.monthly";
const answers = { planIdentifier: playProduct, identifier: "monthly" };

/** Google Play on a phone, as the plugin for purchases speaks of it. */
export class FakePlay {
  readonly bought: Bought[] = [];
  sheet: Sheet = "pays";
  /** The store answers no question about what it sells. */
  isSilent = false;

  products(): unknown {
    if (this.isSilent) throw failure("Product not found");
    const trial = { ...answers, offerId: "trial", priceString: "€0.00" };
    return { products: [trial, { ...answers, offerId: null, priceString: "€8.49" }] };
  }

  buy({ appAccountToken }: { readonly appAccountToken?: unknown }): unknown {
    const before = this.bought.find(({ isPaid }) => isPaid);
    if (before !== undefined) throw failure("Purchase is not purchased", "ITEM_ALREADY_OWNED");
    if (this.sheet === "closes") throw failure("Purchase is not purchased", "USER_CANCELED");
    if (this.sheet === "breaks") throw failure("Billing service unavailable", "BILLING_SETUP_FAILED");
    const one = { token: `token-${this.bought.length}`, accountId: String(appAccountToken) };
    this.bought.push({ ...one, isPaid: this.sheet !== "waits" });
    if (this.sheet === "waits") throw failure("Purchase is pending");
    if (this.sheet === "breaks-after-paying") throw failure("Gone", "SERVICE_DISCONNECTED");
    return { purchaseToken: one.token };
  }

  purchases(): unknown {
    const all = this.bought.map(({ token, accountId, isPaid }) => ({
      transactionId: token,
      purchaseToken: token,
      productIdentifier: playProduct,
      purchaseState: isPaid ? "1" : "2",
      appAccountToken: accountId,
    }));
    return { purchases: [...all, { productIdentifier: "something.else", purchaseToken: "other" }] };
  }
}

function failure(message: string, code?: string): Error {
  return new Error(message, { cause: code });
}
