import { generateKeyPairSync, randomUUID } from "node:crypto";
import type { BillingState } from "@meal/domain/billing/subscription-record";
import { makePushes, type Pushes } from "./play-pushes.ts";
import { readCompact } from "./signed-tokens.ts";
import {
  MONTH_MS,
  PRODUCT_ID,
  STORE_GRACE_MS,
  type PurchaseWishes,
  type StoreStandIn,
  type StoreTurn,
} from "./store.ts";
import { startStoreServer, type StoreReply, type StoreRequest } from "./store-server.ts";

// Written from Google's reference of the Play Developer API, version 3: purchases.subscriptionsv2,
// purchases.subscriptions.acknowledge, orders; from that of Pub/Sub's push; and from RFC 7523.

// Making such keys takes long, and no test is about which ones.
const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });

/** Google Play on loopback, and what its operator gave to us. */
export interface PlayStore extends StoreStandIn, Omit<Pushes, "certs"> {
  readonly packageName: string;
  /** The text of the file with the service account's key. */
  readonly accountFile: string;
  readonly isAcknowledged: (subscriptionId: string) => boolean;
  readonly waitsForPayment: (subscriptionId: string) => void;
  readonly pays: (subscriptionId: string) => void;
  /** Gives the last payment back, and lets the subscription go on. */
  readonly refundsAlone: (subscriptionId: string) => void;
  /** Answers everything but being told that a purchase arrived. */
  readonly refuseAcknowledging: (isRefused: boolean) => void;
  /** Ends all access tokens before their time. */
  readonly dropTokens: () => void;
}

interface Kept {
  state: string;
  expiresAt: number;
  /** Unlike the expiry, it does not move while Google tries to be paid. */
  paidUntil: number;
  renews: boolean;
  isAcknowledged: boolean;
  orders: { id: string; state: string; at: number }[];
  startedAt: number;
  readonly productId: string;
  readonly accountId: string | undefined;
  readonly isSandbox: boolean;
  readonly price: NonNullable<PurchaseWishes["price"]>;
}

const packageName = "org.example.meals";
const client_email = "meals@example.iam.gserviceaccount.com";
const DAY_MS = 86_400_000;
/** Google gives the money back for what nobody acknowledged. */
const ACKNOWLEDGE_WITHIN_MS = 3 * DAY_MS;

export async function startPlayStore(now: () => number): Promise<PlayStore> {
  const pushes = makePushes(now);
  const entry = makeEntry(now);
  const kept = new Map<string, Kept>();
  let isDeaf = false;
  const get = (token: string): Kept => {
    const found = kept.get(token);
    if (!found) throw new Error(`Nothing was bought as ${token}.`);
    passTime(found, now());
    return found;
  };
  const server = await startStoreServer((request) => {
    if (request.url.pathname === "/certs") return pushes.certs;
    if (request.url.pathname === "/token") return entry.giveToken(request);
    if (isDeaf && request.url.pathname.endsWith(":acknowledge")) return { status: 503 };
    return entry.isLetIn(request) ? replyOf(request, kept, now()) : { status: 401 };
  });
  const { push, pushToken } = pushes;
  return {
    ...server,
    packageName,
    accountFile: entry.fileFor(server.url),
    dropTokens: entry.dropTokens,
    buy: (wishes = {}) => {
      const token = `purchase-token-${kept.size + 1}.AO-J1Oz`;
      const bought = begin(kept.size + 1, wishes, now());
      kept.set(token, bought);
      return { subscriptionId: token, receipt: token, transactionId: bought.orders[0]?.id ?? "" };
    },
    stands: (token) => standingOf(get(token)),
    paidUntil: (token) => (get(token).state === "PENDING" ? 0 : get(token).paidUntil),
    turn: (token, turn) => change(get(token), turn, now()),
    notify: (purchaseToken) => push({ packageName, subscriptionNotification: about(purchaseToken) }),
    push,
    pushToken,
    isAcknowledged: (token) => get(token).isAcknowledged,
    pays: (token) => {
      const [startedAt, end] = [now(), now() + MONTH_MS];
      Object.assign(get(token), { state: "ACTIVE", startedAt, expiresAt: end, paidUntil: end });
    },
    refuseAcknowledging: (isRefused) => void (isDeaf = isRefused),
    refundsAlone: (token) => giveBack(get(token), now()),
    waitsForPayment: (token) => void (get(token).state = "PENDING"),
  };
}

function about(purchaseToken: string): object {
  return { version: "1.0", notificationType: 2, purchaseToken };
}

/** The door: tokens for whoever signs as the service account. */
function makeEntry(now: () => number) {
  const tokens = new Map<string, number>();
  return {
    dropTokens: () => tokens.clear(),
    isLetIn: ({ authorization }: StoreRequest): boolean =>
      (tokens.get(authorization.replace(/^Bearer /u, "")) ?? 0) > now(),
    fileFor: (url: string): string =>
      JSON.stringify({
        type: "service_account",
        client_email,
        token_uri: `${url}/token`,
        private_key: privateKey.export({ type: "pkcs8", format: "pem" }),
      }),
    giveToken({ body }: StoreRequest): StoreReply {
      const form = new URLSearchParams(body);
      const said = readCompact(form.get("assertion") ?? "", publicKey);
      const isRight =
        form.get("grant_type") === "urn:ietf:params:oauth:grant-type:jwt-bearer" &&
        said?.["iss"] === client_email &&
        String(said["aud"]).endsWith("/token") &&
        said["scope"] === "https://www.googleapis.com/auth/androidpublisher" &&
        Number(said["exp"]) * 1000 > now();
      if (!isRight) return { status: 400, body: { error: "invalid_grant" } };
      const access_token = `ya29.${randomUUID()}`;
      tokens.set(access_token, now() + 3_600_000);
      return { status: 200, body: { access_token, expires_in: 3599, token_type: "Bearer" } };
    },
  };
}

function begin(number: number, wishes: PurchaseWishes, now: number): Kept {
  const id = `GPA.3300-0000-0000-${String(number).padStart(5, "0")}`;
  return {
    state: "ACTIVE",
    startedAt: now,
    expiresAt: now + MONTH_MS,
    paidUntil: now + MONTH_MS,
    renews: true,
    isAcknowledged: false,
    productId: wishes.productId ?? PRODUCT_ID,
    accountId: wishes.accountId,
    isSandbox: wishes.isSandbox === true,
    price: wishes.price ?? { thousandths: 8990, currency: "USD" },
    orders: [{ id, state: "PROCESSED", at: now }],
  };
}

function change(kept: Kept, turn: StoreTurn, now: number): void {
  // What has ended is over for good; who buys again gets another token.
  if (kept.state === "EXPIRED") return;
  switch (turn) {
    case "renewed": {
      const at = Math.max(now, kept.expiresAt);
      const id = `${kept.orders[0]?.id}..${kept.orders.length - 1}`;
      kept.orders.push({ id, state: "PROCESSED", at });
      Object.assign(kept, {
        state: "ACTIVE",
        renews: true,
        expiresAt: at + MONTH_MS,
        paidUntil: at + MONTH_MS,
      });
      return;
    }
    case "renewal-off":
      if (kept.state === "ACTIVE") Object.assign(kept, { state: "CANCELED", renews: false });
      return;
    case "renewal-on":
      if (kept.state === "CANCELED") Object.assign(kept, { state: "ACTIVE", renews: true });
      return;
    case "grace":
      if (kept.state !== "ACTIVE") return;
      Object.assign(kept, { state: "IN_GRACE_PERIOD", expiresAt: kept.expiresAt + STORE_GRACE_MS });
      return;
    case "hold":
      Object.assign(kept, { state: "ON_HOLD", ...endedBy(kept, now) });
      return;
    case "expired":
      Object.assign(kept, { state: "EXPIRED", renews: false, ...endedBy(kept, now) });
      return;
    case "refunded":
      refund(kept, now);
  }
}

function refund(kept: Kept, now: number): void {
  Object.assign(kept, { state: "EXPIRED", renews: false, ...endedBy(kept, now) });
  giveBack(kept, now);
}

function giveBack(kept: Kept, now: number): void {
  kept.paidUntil = Math.min(now, kept.paidUntil);
  const last = kept.orders.at(-1);
  if (last) last.state = "REFUNDED";
}

function endedBy({ expiresAt, paidUntil }: Kept, now: number) {
  return { expiresAt: Math.min(now, expiresAt), paidUntil: Math.min(now, paidUntil) };
}

const APPLICATION = `/androidpublisher/v3/applications/${packageName}/`;

function replyOf({ method, url }: StoreRequest, all: ReadonlyMap<string, Kept>, now: number): StoreReply {
  const path = decodeURIComponent(url.pathname);
  if (!path.startsWith(APPLICATION)) return { status: 404, body: { error: { code: 404 } } };
  const place = path.slice(APPLICATION.length);
  const [, shown = ""] = /^purchases\/subscriptionsv2\/tokens\/(.+)$/u.exec(place) ?? [];
  const [, product, taken = ""] =
    /^purchases\/subscriptions\/(.+)\/tokens\/(.+):acknowledge$/u.exec(place) ?? [];
  const [, orderId] = /^orders\/(.+)$/u.exec(place) ?? [];
  for (const kept of all.values()) passTime(kept, now);
  if (method === "GET" && orderId !== undefined) return orderOf(orderId, all);
  const found = all.get(shown || taken);
  if (!found)
    return { status: 404, body: { error: { code: 404, message: "The purchase token was not found." } } };
  if (method === "GET" && shown !== "") return { status: 200, body: asShown(found) };
  if (
    method !== "POST" ||
    product !== found.productId ||
    found.state === "PENDING" ||
    found.state === "EXPIRED"
  )
    return { status: 400, body: { error: { code: 400 } } };
  found.isAcknowledged = true;
  return { status: 200, body: {} };
}

const STANDINGS: Readonly<Record<string, BillingState>> = {
  ACTIVE: "active",
  CANCELED: "cancelled",
  IN_GRACE_PERIOD: "grace",
  ON_HOLD: "on-hold",
  PENDING: "pending",
};

function standingOf({ state, orders }: Kept): BillingState {
  return orders.at(-1)?.state === "REFUNDED" ? "refunded" : (STANDINGS[state] ?? "ended");
}

/** What is paid is renewed when its time has come, or ends; what cannot be paid is held up. */
function passTime(kept: Kept, now: number): void {
  const isLate = now - kept.startedAt > ACKNOWLEDGE_WITHIN_MS;
  if (isLate && !kept.isAcknowledged && kept.state !== "PENDING" && kept.state !== "EXPIRED")
    refund(kept, now);
  while (kept.state === "ACTIVE" && kept.expiresAt <= now) change(kept, "renewed", kept.expiresAt);
  if (kept.expiresAt > now) return;
  if (kept.state === "CANCELED") kept.state = "EXPIRED";
  if (kept.state === "IN_GRACE_PERIOD") kept.state = "ON_HOLD";
}

function orderOf(orderId: string, all: ReadonlyMap<string, Kept>): StoreReply {
  for (const [purchaseToken, { orders, price }] of all) {
    const found = orders.find(({ id }) => id === orderId);
    if (!found) continue;
    const createTime = new Date(found.at).toISOString();
    const [units, thousandths] = [Math.floor(price.thousandths / 1000), price.thousandths % 1000];
    const total = {
      currencyCode: price.currency,
      ...(units > 0 ? { units: String(units) } : {}),
      ...(thousandths > 0 ? { nanos: thousandths * 1_000_000 } : {}),
    };
    return { status: 200, body: { orderId, purchaseToken, state: found.state, createTime, total } };
  }
  return { status: 404, body: { error: { code: 404 } } };
}

function asShown(kept: Kept): object {
  const last = kept.orders.at(-1)?.id;
  const isPaid = kept.state !== "PENDING";
  const item = {
    productId: kept.productId,
    autoRenewingPlan: kept.renews ? { autoRenewEnabled: true } : {},
    ...(isPaid ? { expiryTime: new Date(kept.expiresAt).toISOString(), latestSuccessfulOrderId: last } : {}),
  };
  const { accountId } = kept;
  return {
    kind: "androidpublisher#subscriptionPurchaseV2",
    regionCode: "US",
    latestOrderId: last,
    ...(isPaid ? { startTime: new Date(kept.startedAt).toISOString() } : {}),
    subscriptionState: `SUBSCRIPTION_STATE_${kept.state}`,
    acknowledgementState: `ACKNOWLEDGEMENT_STATE_${kept.isAcknowledged ? "ACKNOWLEDGED" : "PENDING"}`,
    lineItems: [item],
    ...(accountId === undefined
      ? {}
      : { externalAccountIdentifiers: { obfuscatedExternalAccountId: accountId } }),
    ...(kept.isSandbox ? { testPurchase: {} } : {}),
  };
}
