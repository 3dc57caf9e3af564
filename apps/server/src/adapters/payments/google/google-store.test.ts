import { generateKeyPairSync } from "node:crypto";
import { describeStore, faultOf, startStore, type BeginStore } from "@meal/testkit/compliance/store";
import { PUSH_ACCOUNT, PUSH_AUDIENCE } from "@meal/testkit/stand-ins/play-pushes";
import { startPlayStore, type PlayStore } from "@meal/testkit/stand-ins/play-store";
import { PRODUCT_ID } from "@meal/testkit/stand-ins/store";
import { expect, it } from "vitest";
import { serviceAccount } from "./google-tokens.ts";
import { googleStore } from "./google-store.ts";
import { GOOGLE_STATES, lookOf, ORDER_STATES } from "./look-of.ts";

const DAY_MS = 86_400_000;

const begin: BeginStore<PlayStore> = async (clock, isSandboxTaken) => {
  const now = () => clock.now();
  const standIn = await startPlayStore(now);
  const store = googleStore({
    packageName: standIn.packageName,
    productId: PRODUCT_ID,
    pushAccount: PUSH_ACCOUNT,
    audience: PUSH_AUDIENCE,
    account: serviceAccount.parse(JSON.parse(standIn.accountFile)),
    isSandboxTaken,
    now,
    servers: { api: standIn.url, keys: `${standIn.url}/certs` },
  });
  return { standIn, store };
};

describeStore("Google Play", begin);

it("acknowledges a purchase once, so that Google does not give the money back after three days", async () => {
  const { standIn, store, clock } = await startStore(begin);
  const [taken, forgotten] = [standIn.buy(), standIn.buy()];
  await store.accept(taken.subscriptionId);
  await store.accept(taken.subscriptionId);
  expect(standIn.asked.filter((line) => line.endsWith(":acknowledge"))).toHaveLength(1);
  expect(standIn.isAcknowledged(taken.subscriptionId)).toBe(true);
  clock.advance(4 * DAY_MS);
  expect(await store.look(taken.subscriptionId)).toMatchObject({ state: "active" });
  expect(await store.look(forgotten.subscriptionId)).toMatchObject({ state: "refunded" });
});

it("acknowledges again when the answer was lost", async () => {
  const { standIn, store } = await startStore(begin);
  const { subscriptionId } = standIn.buy();
  await store.look(subscriptionId);
  standIn.fail({ kind: "lost" });
  expect(await faultOf(store.accept(subscriptionId))).toBe("unreachable");
  standIn.fail();
  await store.accept(subscriptionId);
  expect(standIn.isAcknowledged(subscriptionId)).toBe(true);
});

it("waits for the first payment: pending gives nothing, and is acknowledged once it is paid", async () => {
  const { standIn, store } = await startStore(begin);
  const { subscriptionId } = standIn.buy();
  standIn.waitsForPayment(subscriptionId);
  expect(await store.look(subscriptionId)).toMatchObject({ state: "pending", paidThrough: null });
  expect(await store.accept(subscriptionId)).toBe(false);
  standIn.pays(subscriptionId);
  expect(await store.accept(subscriptionId)).toBe(true);
  expect(standIn.isAcknowledged(subscriptionId)).toBe(true);
});

it("asks for one token for many questions, for another when that one ends, early or late", async () => {
  const { standIn, store, clock } = await startStore(begin);
  const { subscriptionId } = standIn.buy();
  const tokensAsked = () => standIn.asked.filter((line) => line === "POST /token").length;
  await Promise.all([1, 2, 3, 4].map(() => store.look(subscriptionId)));
  expect(tokensAsked()).toBe(1);
  clock.advance(3_600_000);
  await store.look(subscriptionId);
  expect(tokensAsked()).toBe(2);
  standIn.dropTokens();
  expect(await store.look(subscriptionId)).toMatchObject({ state: "active" });
  expect(tokensAsked()).toBe(3);
});

it("takes a purchase by its token alone, for one whose order has no number yet", async () => {
  const { standIn, store } = await startStore(begin);
  const { receipt } = standIn.buy();
  expect(await store.claim({ receipt, transactionId: receipt })).toMatchObject({ subscriptionId: receipt });
});

it("hears of a purchase that was given back, and looks again", async () => {
  const { standIn, store } = await startStore(begin);
  const { subscriptionId: purchaseToken } = standIn.buy();
  const { packageName } = standIn;
  const voidedPurchaseNotification = { purchaseToken, orderId: "GPA.1", productType: 1, refundType: 1 };
  expect(await store.hear(standIn.push({ packageName, voidedPurchaseNotification }))).toMatchObject({
    kind: "voided purchase",
    subscriptionId: purchaseToken,
  });
  const test = standIn.push({ packageName, testNotification: { version: "1.0" } });
  expect(await store.hear(test)).toMatchObject({ subscriptionId: null });
  expect(await faultOf(store.hear(standIn.push({ packageName: "org.example.other" })))).toBe("refused");
});

it.each([
  ["for somebody else", { aud: "https://other.example.org" }],
  ["of another account", { email: "somebody@example.iam.gserviceaccount.com" }],
  ["of an account whose address is not verified", { email_verified: false }],
  ["without an account", { email: undefined }],
  ["of another issuer", { iss: "https://issuer.example.org" }],
  ["that has ended", { exp: 1_700_000_000 }],
  ["that never ends", { exp: undefined }],
])("refuses a push with a token %s", async (_, claims) => {
  const { standIn, store } = await startStore(begin);
  const { packageName } = standIn;
  expect(await faultOf(store.hear(standIn.push({ packageName })))).toBe("done");
  expect(await faultOf(store.hear(standIn.push({ packageName }, standIn.pushToken(claims))))).toBe("refused");
});

it("refuses a push without a token, or with one that Google did not sign", async () => {
  const { standIn, store } = await startStore(begin);
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const token = standIn.pushToken();
  const tampered = `${token.slice(0, -9)}${token.at(-9) === "A" ? "B" : "A"}${token.slice(-8)}`;
  const none = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${token.split(".")[1]}.`;
  for (const wrong of [
    "",
    "e30.e30.e30",
    none,
    tampered,
    token.slice(0, -10),
    standIn.pushToken({}, privateKey),
  ])
    expect(await faultOf(store.hear(standIn.push({ packageName: standIn.packageName }, wrong)))).toBe(
      "refused",
    );
});

it("refuses a push when any one character of its token is another, and when it is cut off anywhere", async () => {
  const { standIn, store } = await startStore(begin);
  const { packageName } = standIn;
  const token = standIn.pushToken();
  const hear = (text: string) => faultOf(store.hear(standIn.push({ packageName }, text)));
  expect(await hear(token)).toBe("done");
  const places = Array.from(token, (_, at) => at);
  const believed: number[] = [];
  for (const at of places) {
    const other = token[at] === "A" ? "B" : "A";
    if ((await hear(`${token.slice(0, at)}${other}${token.slice(at + 1)}`)) !== "refused") believed.push(at);
    if ((await hear(token.slice(0, at))) !== "refused") believed.push(at);
  }
  expect(believed).toEqual([]);
  // The last character of a signature has four bits that say nothing.
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  const last = Array.from(alphabet).filter((each) => each !== token.at(-1));
  expect(await Promise.all(last.map((each) => hear(token.slice(0, -1) + each)))).toEqual(
    last.map(() => "refused"),
  );
});

it("asks to be told again while Google's keys cannot be had", async () => {
  const { standIn, store } = await startStore(begin);
  const message = standIn.push({ packageName: standIn.packageName });
  for (const fault of [{ kind: "status", status: 503 }, { kind: "cut" }, { kind: "broken" }] as const) {
    standIn.fail(fault);
    expect(await faultOf(store.hear(message))).toBe("unreachable");
  }
  standIn.fail();
  expect(await faultOf(store.hear(message))).toBe("done");
});

it("has a word of ours for each of Google's, of subscriptions and of orders", () => {
  const item = { productId: PRODUCT_ID, expiryTime: 2, autoRenewingPlan: { autoRenewEnabled: true } };
  const states = GOOGLE_STATES.map(
    (subscriptionState) => lookOf({ subscriptionState, lineItems: [item] }, item, undefined).state,
  );
  expect(states).toEqual(["pending", "active", "on-hold", "grace", "on-hold", "cancelled", "ended", "ended"]);
  const orders = ORDER_STATES.map((state) => {
    const paid = {
      orderId: "GPA.1",
      state,
      createTime: 1,
      total: { currencyCode: "USD", units: "8", nanos: 990_000_000 },
    };
    const { payments, state: ours } = lookOf(
      { subscriptionState: "SUBSCRIPTION_STATE_ACTIVE", lineItems: [item] },
      item,
      paid,
    );
    return [payments[0]?.status, payments[0]?.amountCents, ours];
  });
  expect(orders).toEqual([
    ["pending", 899, "active"],
    ["completed", 899, "active"],
    ["declined", 899, "active"],
    ["completed", 899, "active"],
    ["partially-refunded", 899, "active"],
    ["refunded", 899, "refunded"],
  ]);
});

it("tells a refund beside a subscription that goes on, which Google will charge again", () => {
  const item = { productId: PRODUCT_ID, expiryTime: 2, autoRenewingPlan: { autoRenewEnabled: true } };
  const paid = {
    orderId: "GPA.1",
    state: "REFUNDED",
    createTime: 1,
    total: { currencyCode: "USD" },
  } as const;
  const bought = { subscriptionState: "SUBSCRIPTION_STATE_ACTIVE", lineItems: [item] } as const;
  expect(lookOf({ ...bought, lineItems: [item] }, item, paid)).toMatchObject({
    state: "refunded",
    nextBillingAt: 2,
  });
});
