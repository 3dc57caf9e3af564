import type { JWTVerifyGetKey } from "jose";
import type { z } from "zod";
import { PaymentFault, type Store } from "../../../ports/payments.ts";
import { askStore, type StoreAnswer } from "../ask-store.ts";
import { googleTokens, type ServiceAccount } from "./google-tokens.ts";
import {
  lookOf,
  order,
  OVER,
  purchase,
  type GoogleItem,
  type GoogleOrder,
  type GooglePurchase,
} from "./look-of.ts";
import { readPush, type PushTrust } from "./push-message.ts";

/** What the operator set up at Google, and where its servers are. */
export interface GoogleSettings extends PushTrust {
  readonly productId: string;
  readonly account: ServiceAccount;
  /** Whether purchases of testers count, who pay nothing: only where a deployment is tested. */
  readonly isSandboxTaken: boolean;
  readonly servers: { readonly api: string; readonly keys: string };
}

export const GOOGLE_SERVERS = {
  api: "https://androidpublisher.googleapis.com",
  keys: "https://www.googleapis.com/oauth2/v3/certs",
} as const;

/** What a purchase token is made of. It becomes a part of an address, so dots alone are none. */
const PURCHASE_TOKEN = /^(?!\.+$)[\w.-]{1,1000}$/u;
const ACKNOWLEDGED = "ACKNOWLEDGEMENT_STATE_ACKNOWLEDGED";

/** A purchase as Google shows it, and what of it is ours. */
interface Bought {
  readonly bought: GooglePurchase;
  readonly item: GoogleItem;
}

/** Google Play. A purchase is known by its token, and everything about it is asked of Google's server. */
export function googleStore(settings: GoogleSettings): Store {
  const { packageName, productId } = settings;
  const play = playApi(settings);
  const find = async (token: string): Promise<Bought | undefined> => {
    const found = PURCHASE_TOKEN.test(token) ? await play.purchaseOf(token) : undefined;
    const item = found?.lineItems.find((line) => line.productId === productId);
    if (!found || !item || (found.testPurchase && !settings.isSandboxTaken)) return undefined;
    return { bought: found, item };
  };
  const keys = lazyKeys(settings.servers.keys);
  return {
    name: "google",
    manageUrlOf: () =>
      `https://play.google.com/store/account/subscriptions?sku=${productId}&package=${packageName}`,
    async look(token) {
      const found = await find(token);
      if (!found) return "unknown";
      return lookOf(found.bought, found.item, await play.latestOrder(found));
    },
    hear: async (message) => readPush(message, await keys(), settings),
    async claim({ receipt, transactionId }) {
      const found = await find(receipt);
      if (!found) throw new PaymentFault("refused", new Error("Google knows no such purchase of ours"));
      if (transactionId !== receipt && !isOfOrder(transactionId, found))
        throw new PaymentFault("refused", new Error("the receipt is of another transaction"));
      const accountId = found.bought.externalAccountIdentifiers?.obfuscatedExternalAccountId ?? null;
      return { subscriptionId: receipt, accountId };
    },
    async accept(token) {
      const found = await find(token);
      if (!found || found.bought.acknowledgementState === ACKNOWLEDGED) return true;
      const { subscriptionState: state } = found.bought;
      if (OVER.has(state)) return true;
      // What is not paid yet cannot be acknowledged.
      if (state === "SUBSCRIPTION_STATE_PENDING") return false;
      await play.acknowledge(productId, token);
      return true;
    },
  };
}

function isOfOrder(transactionId: string, { bought, item }: Bought): boolean {
  const orders = [bought.latestOrderId, item.latestSuccessfulOrderId].filter((id) => id !== undefined);
  return orders.some((id) => firstOf(id) === firstOf(transactionId));
}

/** Renewals have the id of the first order and a number: `GPA.1234-5678-9012-34567..3`. */
function firstOf(orderId: string): string {
  return orderId.replace(/\.\.\d+$/u, "");
}

function playApi({ account, now, packageName, servers }: GoogleSettings) {
  const tokens = googleTokens(account, now);
  const base = `/androidpublisher/v3/applications/${encodeURIComponent(packageName)}/`;
  const ask = async (
    place: string,
    meant: readonly number[],
    more: RequestInit = {},
  ): Promise<StoreAnswer> => {
    const headers = { authorization: `Bearer ${await tokens.get()}`, "content-type": "application/json" };
    return askStore(new URL(base + place, servers.api), { headers, ...more, meant });
  };
  // A token can end before its time, when keys are changed.
  const askTwice = async (...[place, meant, more]: Parameters<typeof ask>): Promise<StoreAnswer> => {
    const answer = await ask(place, [...meant, 401], more);
    if (answer.status !== 401) return answer;
    tokens.forget();
    return ask(place, meant, more);
  };
  const read = async <T>(shape: z.ZodType<T>, place: string): Promise<T | undefined> => {
    // 400 is how it calls a token that is none, 410 one that ended long ago.
    const { status, body } = await askTwice(place, [200, 400, 404, 410]);
    if (status !== 200) return undefined;
    const parsed = shape.safeParse(body);
    if (!parsed.success)
      throw new PaymentFault(
        "unreachable",
        new Error("Google's answer does not have the shape it should", { cause: parsed.error }),
      );
    return parsed.data;
  };
  return {
    purchaseOf: (token: string) => read(purchase, `purchases/subscriptionsv2/tokens/${token}`),
    /** The order that paid last; nothing while the first one is pending. */
    async latestOrder({ bought, item }: Bought): Promise<GoogleOrder | undefined> {
      const id = item.latestSuccessfulOrderId ?? bought.latestOrderId;
      return id === undefined ? undefined : read(order, `orders/${encodeURIComponent(id)}`);
    },
    async acknowledge(productId: string, token: string): Promise<void> {
      const place = `purchases/subscriptions/${productId}/tokens/${token}:acknowledge`;
      await askTwice(place, [200, 204], { method: "POST", body: "{}" });
    },
  };
}

/** The keys that Google signs pushes with, fetched when first needed and again when one is unknown. */
function lazyKeys(url: string): () => Promise<JWTVerifyGetKey> {
  let keys: JWTVerifyGetKey | undefined;
  return async () => {
    const { createRemoteJWKSet } = await import("jose");
    keys ??= createRemoteJWKSet(new URL(url));
    return keys;
  };
}
