import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AppStore } from "../app-store.ts";
import { type Device, fieldsOf } from "./bridge.ts";
import { nativeStore } from "./store.ts";

const product = "premium.monthly";
const anna = "7e3fb20b-4cdb-47cc-936d-99d65f608138";
type Answers = Readonly<Record<string, () => unknown>>;

/** A phone with an App Store that says these things. */
function iPhone(answers: Answers) {
  const asked: (readonly [string, object])[] = [];
  const heard = new Map<string, () => void>();
  const device: Device = {
    platform: "ios",
    listen: (plugin, event, tell) => void heard.set(`${plugin}.${event}`, () => tell(new Map())),
    ask: async (_, method, options = {}) => {
      asked.push([method, options]);
      return fieldsOf(await answers[method]?.());
    },
  };
  const store = nativeStore(device, new Map([["app-store-product", product]]));
  if (store === undefined) throw new Error("It sells something.");
  return { store, asked, tell: (event: string) => heard.get(event)?.() };
}

const products = { products: [{ identifier: product, priceString: "$8.99" }] };
const bought = {
  transactionId: "2000000000000001",
  productIdentifier: product,
  jwsRepresentation: "a.b.c",
  receipt: "an older kind",
  appAccountToken: anna.toUpperCase(),
};
const purchase = { transactionId: "2000000000000001", receipt: "a.b.c" };
const failing = (words: string) => () => Promise.reject(new Error(words));
const buying = async (sheet: () => unknown, purchases: readonly unknown[] = []) =>
  iPhone({
    getProducts: () => products,
    getPurchases: () => ({ purchases }),
    purchaseProduct: sheet,
  }).store.buy(anna);

describe("the App Store on a phone", () => {
  it("is there only where the server's operator sells in it", () => {
    const device: Device = { platform: "ios", ask: async () => new Map(), listen: () => {} };
    expect(nativeStore(device, new Map([["google-play-product", product]]))).toBeUndefined();
  });

  it("says its own price, and none where it does not know the product", async () => {
    expect(await iPhone({ getProducts: () => products }).store.price()).toBe("$8.99");
    const empty = iPhone({ getProducts: () => ({ products: [] }) }).store;
    await expect(empty.price()).rejects.toThrow("does not sell");
  });

  it("gives what is this person's, signed, and takes it for delivered only when told", async () => {
    const other = { ...bought, transactionId: "2", appAccountToken: "somebody-else" };
    const purchases = [bought, other, { ...bought, productIdentifier: "another.app" }];
    const { store, asked } = iPhone({ getPurchases: () => ({ purchases }) });
    expect(await store.boughtBy(anna)).toEqual([purchase]);
    expect(asked.map(([method]) => method)).toEqual(["getPurchases"]);
    await store.finish(purchase);
    expect(asked.at(-1)).toEqual(["acknowledgePurchase", { purchaseToken: "2000000000000001" }]);
  });

  it("tells apart what was closed, what waits for a parent, and what failed", async () => {
    expect(await buying(failing("User cancelled"))).toBe("closed");
    expect(await buying(failing("Transaction pending"))).toBe("pending");
    await expect(buying(failing("Cannot connect to iTunes Store"))).rejects.toThrow("iTunes");
    // It broke off after the money went.
    expect(await buying(failing("Cannot connect to iTunes Store"), [bought])).toBe("bought");
  });

  it("asks for a password only where it knows of nothing by itself", async () => {
    let purchases: readonly unknown[] = [bought];
    const { store, asked } = iPhone({
      getPurchases: () => ({ purchases }),
      restorePurchases: () => {
        purchases = [{ ...bought, transactionId: "3" }];
      },
    });
    expect(await store.restore()).toEqual([purchase]);
    purchases = [];
    expect(await store.restore()).toEqual([{ ...purchase, transactionId: "3" }]);
    expect(asked.filter(([method]) => method === "restorePurchases")).toHaveLength(1);
  });

  it("tells of news when the app comes back and when a parent has agreed, until nobody listens", () => {
    const { store, tell } = iPhone({});
    const news = vi.fn<() => void>();
    const stop = store.onNews(news);
    tell("App.resume");
    tell("NativePurchases.transactionUpdated");
    expect(news).toHaveBeenCalledTimes(2);
    stop();
    tell("App.resume");
    expect(news).toHaveBeenCalledTimes(2);
  });
});

describe("the conversation with a store", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("has one question at a time, and goes on after one that is never answered", async () => {
    let isLost = true;
    const { store, asked } = iPhone({
      getPurchases: () => (isLost ? new Promise(() => {}) : { purchases: [bought] }),
    });
    const lost: Promise<unknown> = store.boughtBy(anna).catch((error: unknown) => error);
    const next: ReturnType<AppStore["boughtBy"]> = store.boughtBy(anna);
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toHaveLength(1);
    isLost = false;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(String(await lost)).toContain("does not answer");
    expect(await next).toEqual([purchase]);
  });
});
