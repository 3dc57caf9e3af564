import { generateKeyPairSync, randomUUID, type KeyObject } from "node:crypto";
import type { BillingState } from "@meal/domain/billing/subscription-record";
import { makeAppleSigner, type AppleSigner } from "./apple-signer.ts";
import { readCompact } from "./signed-tokens.ts";
import {
  MONTH_MS,
  PRODUCT_ID,
  STORE_GRACE_MS,
  type BoughtInApp,
  type PurchaseWishes,
  type StoreStandIn,
  type StoreTurn,
} from "./store.ts";
import { startStoreServer, type StoreReply, type StoreRequest } from "./store-server.ts";

// Written from Apple's reference of the App Store Server API: Get All Subscription Statuses,
// JWSTransactionDecodedPayload, JWSRenewalInfoDecodedPayload, and App Store Server Notifications, version 2.

/** The App Store on loopback, and what its operator gave to us. */
export interface AppStore extends StoreStandIn {
  readonly signer: AppleSigner;
  readonly bundleId: string;
  readonly appId: number;
  readonly issuerId: string;
  readonly keyId: string;
  readonly privateKey: string;
  readonly notifyOfTest: () => string;
  /** Lets it say any status, one that does not exist too. */
  readonly says: (subscriptionId: string, status: number) => void;
}

interface Kept {
  status: number;
  transaction: Record<string, unknown> & { transactionId: string; expiresDate: number };
  renewal: Record<string, unknown>;
}

const bundleId = "org.example.meals";
const appId = 1_234_567_890;
const issuerId = "57246542-96fe-1a63-e053-0824d011072a";
const keyId = "2X9R4HXF34";
const LONGEST_TOKEN_SECONDS = 3600;

export async function startAppStore(now: () => number): Promise<AppStore> {
  const signer = makeAppleSigner();
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const kept = new Map<string, Kept>();
  let count = 0;
  const nextId = (): string => `2000000${String((count += 1)).padStart(9, "0")}`;
  const get = (subscriptionId: string): Kept => {
    const found = kept.get(subscriptionId);
    if (!found) throw new Error(`Nothing was bought as ${subscriptionId}.`);
    passTime(found, nextId, now());
    return found;
  };
  const server = await startStoreServer((request) =>
    isLetIn(request, publicKey, now())
      ? statusOf(request, (id) => (kept.has(id) ? get(id) : undefined), signer, now)
      : { status: 401 },
  );
  return {
    ...server,
    signer,
    bundleId,
    appId,
    issuerId,
    keyId,
    privateKey: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    buy: (wishes = {}) => {
      const id = nextId();
      const bought = begin(id, wishes, now());
      kept.set(id, bought);
      return asBought(id, bought, signer, now());
    },
    stands: (subscriptionId) => standingOf(get(subscriptionId)),
    paidUntil: (subscriptionId) => {
      const { expiresDate, revocationDate } = get(subscriptionId).transaction;
      return typeof revocationDate === "number" ? revocationDate : expiresDate;
    },
    turn: (subscriptionId, turn) => change(get(subscriptionId), turn, nextId, now()),
    notify: (subscriptionId) => {
      const { transaction } = get(subscriptionId);
      const data = {
        appAppleId: appId,
        bundleId,
        environment: transaction["environment"],
        signedTransactionInfo: signer.sign({ ...transaction, signedDate: now() }),
      };
      return { headers: new Headers(), bodyText: notification(signer, "DID_RENEW", now(), data) };
    },
    says: (subscriptionId, status) => void (get(subscriptionId).status = status),
    notifyOfTest: () =>
      notification(signer, "TEST", now(), { appAppleId: appId, bundleId, environment: "Production" }),
  };
}

function notification(
  signer: AppleSigner,
  notificationType: string,
  signedDate: number,
  data: object,
): string {
  const said = { notificationType, notificationUUID: randomUUID(), version: "2.0", signedDate, data };
  return JSON.stringify({ signedPayload: signer.sign(said) });
}

function begin(id: string, { accountId, productId, isSandbox, price }: PurchaseWishes, now: number): Kept {
  const environment = isSandbox === true ? "Sandbox" : "Production";
  const product = productId ?? PRODUCT_ID;
  const transaction = {
    transactionId: id,
    originalTransactionId: id,
    bundleId,
    productId: product,
    environment,
    type: "Auto-Renewable Subscription",
    inAppOwnershipType: "PURCHASED",
    quantity: 1,
    purchaseDate: now,
    originalPurchaseDate: now,
    expiresDate: now + MONTH_MS,
    price: price?.thousandths ?? 9000,
    currency: price?.currency ?? "USD",
    storefront: "USA",
    transactionReason: "PURCHASE",
    ...(accountId === undefined ? {} : { appAccountToken: accountId }),
  };
  const renewal = {
    originalTransactionId: id,
    productId: product,
    autoRenewProductId: product,
    environment,
    autoRenewStatus: 1,
    renewalDate: now + MONTH_MS,
  };
  return { status: 1, transaction, renewal };
}

function asBought(id: string, { transaction }: Kept, signer: AppleSigner, now: number): BoughtInApp {
  const receipt = signer.sign({ ...transaction, signedDate: now });
  return { subscriptionId: id, receipt, transactionId: transaction.transactionId };
}

function change(kept: Kept, turn: StoreTurn, nextId: () => string, now: number): void {
  const { transaction, renewal } = kept;
  switch (turn) {
    case "renewed": {
      const from = Math.max(now, transaction.expiresDate);
      kept.status = 1;
      kept.transaction = {
        ...transaction,
        transactionId: nextId(),
        purchaseDate: from,
        expiresDate: from + MONTH_MS,
      };
      delete kept.transaction["revocationDate"];
      kept.renewal = { ...renewal, autoRenewStatus: 1, renewalDate: from + MONTH_MS };
      delete kept.renewal["gracePeriodExpiresDate"];
      return;
    }
    case "renewal-off":
    case "renewal-on":
      renewal["autoRenewStatus"] = turn === "renewal-on" ? 1 : 0;
      return;
    case "grace":
      if (kept.status !== 1) return;
      kept.status = 4;
      renewal["gracePeriodExpiresDate"] = transaction.expiresDate + STORE_GRACE_MS;
      return;
    case "hold":
      if (kept.status !== 1 && kept.status !== 4) return;
      kept.status = 3;
      transaction.expiresDate = Math.min(now, transaction.expiresDate);
      return;
    case "expired":
      if (kept.status === 5) return;
      kept.status = 2;
      transaction.expiresDate = Math.min(now, transaction.expiresDate);
      return;
    case "refunded":
      kept.status = 5;
      transaction["revocationDate"] = now;
  }
}

function standingOf({ status, renewal }: Kept): BillingState {
  if (status === 1) return renewal["autoRenewStatus"] === 1 ? "active" : "cancelled";
  if (status === 5) return "refunded";
  if (status === 4) return "grace";
  return status === 3 ? "on-hold" : "ended";
}

/** What is paid is renewed when its time has come, or ends; what cannot be paid is held up. */
function passTime(kept: Kept, nextId: () => string, now: number): void {
  while (kept.status === 1 && kept.transaction.expiresDate <= now) {
    if (kept.renewal["autoRenewStatus"] === 1) change(kept, "renewed", nextId, kept.transaction.expiresDate);
    else kept.status = 2;
  }
  if (kept.status === 4 && Number(kept.renewal["gracePeriodExpiresDate"]) <= now) kept.status = 3;
}

function statusOf(
  { method, url }: StoreRequest,
  find: (id: string) => Kept | undefined,
  signer: AppleSigner,
  now: () => number,
): StoreReply {
  const [, id = ""] = /^\/inApps\/v1\/subscriptions\/([^/]+)$/u.exec(url.pathname) ?? [];
  if (method !== "GET" || id === "") return { status: 404, body: { errorCode: 4_040_000 } };
  if (!/^\d+$/u.test(id)) return { status: 400, body: { errorCode: 4_000_006 } };
  const found = find(id);
  if (!found) return { status: 404, body: { errorCode: 4_040_010 } };
  const signed = (part: object): string => signer.sign({ ...part, signedDate: now() });
  const last = {
    originalTransactionId: id,
    status: found.status,
    signedTransactionInfo: signed(found.transaction),
    signedRenewalInfo: signed(found.renewal),
  };
  const data = [{ subscriptionGroupIdentifier: "55555", lastTransactions: [last] }];
  return {
    status: 200,
    body: { environment: found.transaction["environment"], bundleId, appAppleId: appId, data },
  };
}

/** As strict as Apple: the issuer, the app, the audience, and at most an hour. */
function isLetIn({ authorization }: StoreRequest, key: KeyObject, now: number): boolean {
  const said = readCompact(authorization.replace(/^Bearer /u, ""), key);
  const [issuedAt, endsAt] = [Number(said?.["iat"]), Number(said?.["exp"])];
  return (
    said?.["iss"] === issuerId &&
    said["aud"] === "appstoreconnect-v1" &&
    said["bid"] === bundleId &&
    endsAt * 1000 > now &&
    endsAt - issuedAt <= LONGEST_TOKEN_SECONDS
  );
}
