import type { Fact } from "@meal/domain/deployment/facts";
import { type AppStore, appStore, type Purchase } from "../app-store.ts";
import { type Device, type Fields, fieldsOf, listOf } from "./bridge.ts";

const plugin = "NativePurchases";
/** A question that got lost between the phone and its store must not hold up the next. */
const answerMs = 20_000;

/** The product of one store, as the server names it. */
const productText = { ios: "app-store-product", android: "google-play-product" } as const;

/** Puts the phone's store in place, where the server's operator sells Premium there; answers what is so of the app then. */
export function openStore(device: Device, texts: Fields): readonly Fact[] {
  const here = nativeStore(device, texts);
  if (here === undefined) return ["in-app"];
  appStore.here = here;
  return ["in-app", "sold"];
}

export function nativeStore(device: Device, texts: Fields): AppStore | undefined {
  const productId = texts.get(productText[device.platform]);
  return typeof productId === "string" ? storeOf(device, productId) : undefined;
}

/** What the store can be asked about Premium, one question at a time. */
function talkTo({ platform, ask }: Device, productId: string) {
  const inTurn = oneAtATime();
  const query = (method: string, options: object) =>
    inTurn(async () => within(answerMs, ask(plugin, method, options)));
  return {
    query,
    offer: async () => {
      const options = { productIdentifiers: [productId], productType: "subs" };
      return offerIn(await query("getProducts", options), productId, platform);
    },
    purchases: async () => {
      const options = { productType: "subs", onlyCurrentEntitlements: true };
      const all = listOf((await query("getPurchases", options)).get("purchases"));
      return all.filter((one) => one.get("productIdentifier") === productId);
    },
    /** The store may ask for a password, for as long as somebody takes to type it. */
    restore: () => inTurn(async () => ask(plugin, "restorePurchases")),
  };
}

function storeOf(device: Device, productId: string): AppStore {
  const { platform, ask } = device;
  let isBuying = false;
  const { query, offer, purchases, restore } = talkTo(device, productId);
  const boughtBy = async (userId: string) =>
    (await purchases()).filter((one) => isOf(one, userId)).map(purchaseIn);
  const order = async (userId: string) => {
    const { plan } = await offer();
    await ask(plugin, "purchaseProduct", {
      productIdentifier: productId,
      planIdentifier: plan,
      productType: "subs",
      appAccountToken: userId,
      // The store hears that it arrived once the server has it, and not before.
      autoAcknowledgePurchases: false,
    });
  };
  return {
    platform,
    provider: platform === "ios" ? "apple" : "google",
    price: async () => (await offer()).price,
    buy: async (userId) => {
      isBuying = true;
      try {
        await order(userId);
        return "bought";
      } catch (error) {
        const end = endIn(error);
        if (end !== undefined) return end;
        // Whatever broke off, what was paid is not paid again.
        if ((await boughtBy(userId).catch(() => [])).length > 0) return "bought";
        throw error;
      } finally {
        isBuying = false;
      }
    },
    isBuying: () => isBuying,
    boughtBy,
    restore: async () => {
      const known = await purchases();
      // On Android the same question would take every purchase for delivered.
      if (known.length > 0 || platform === "android") return known.map(purchaseIn);
      await restore();
      return (await purchases()).map(purchaseIn);
    },
    finish: async ({ transactionId }) => {
      // The server tells Google itself.
      if (platform === "ios") await query("acknowledgePurchase", { purchaseToken: transactionId });
    },
    onNews: newsOf(device),
  };
}

/** The app comes back, or something was agreed to elsewhere: by a parent, at a till, on another device. */
function newsOf({ listen }: Device): AppStore["onNews"] {
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((each) => each());
  listen("App", "resume", tell);
  listen(plugin, "transactionUpdated", tell);
  return (listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
}

interface Offer {
  readonly price: string;
  /** What Google calls the monthly plan of the product; Apple has no such thing. */
  readonly plan: string;
}

/** The product at its usual price. Google lists it once for each of its offers, too. */
function offerIn(answer: Fields, productId: string, platform: Device["platform"]): Offer {
  const name = platform === "ios" ? "identifier" : "planIdentifier";
  const ours = listOf(answer.get("products")).filter((one) => one.get(name) === productId);
  const offer = ours.find((one) => typeof one.get("offerId") !== "string") ?? ours[0];
  const [price, plan] = [offer?.get("priceString"), offer?.get("identifier")];
  if (typeof price !== "string" || typeof plan !== "string")
    throw new Error("The store does not sell Premium.");
  return { price, plan };
}

function purchaseIn(one: Fields): Purchase {
  return {
    receipt: String(one.get("jwsRepresentation") ?? one.get("purchaseToken")),
    transactionId: String(one.get("transactionId")),
  };
}

/** Apple writes it in capitals. */
function isOf(one: Fields, userId: string): boolean {
  return String(one.get("appAccountToken")).toLowerCase() === userId.toLowerCase();
}

/** What the plugin calls a failure and is none. */
function endIn(error: unknown): "closed" | "pending" | "bought" | undefined {
  const fields = fieldsOf(error);
  const said = `${String(fields.get("code"))} ${String(error)}`;
  if (/cancel/iu.test(said)) return "closed";
  if (/pending/iu.test(said)) return "pending";
  return said.includes("ITEM_ALREADY_OWNED") ? "bought" : undefined;
}

/** On Android each question closes the connection of the one before it. */
function oneAtATime(): <T>(job: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (job) => {
    const next = last.then(job);
    last = next.catch(() => {});
    return next;
  };
}

async function within<T>(ms: number, answer: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error("The store does not answer.")), ms);
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
