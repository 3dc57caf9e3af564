import { X509Certificate } from "node:crypto";
import { describeStore, faultOf, startStore, type BeginStore } from "@meal/testkit/compliance/store";
import { startAppStore, type AppStore } from "@meal/testkit/stand-ins/app-store";
import { makeAppleSigner } from "@meal/testkit/stand-ins/apple-signer";
import { PRODUCT_ID } from "@meal/testkit/stand-ins/store";
import { expect, it } from "vitest";
import { appleStore } from "./apple-store.ts";
import { STATUSES } from "./look-of.ts";

const begin: BeginStore<AppStore> = async (clock, isSandboxTaken) => {
  const now = () => clock.now();
  const standIn = await startAppStore(now);
  const { bundleId, appId, issuerId, keyId, privateKey, signer, url } = standIn;
  const root = new X509Certificate(signer.root.der);
  const trust = { root, bundleId, appId, productId: PRODUCT_ID, isSandboxTaken, now };
  const servers = { production: url, sandbox: url };
  return { standIn, store: appleStore({ trust, issuerId, keyId, privateKey, servers }) };
};

describeStore("the App Store", begin);

it("knows the account that bought, though phones write it in capitals", async () => {
  const { standIn, store } = await startStore(begin);
  const accountId = "7e3fb20b-4cdb-47cc-936d-99d65f608138";
  const bought = standIn.buy({ accountId: accountId.toUpperCase() });
  expect(await store.claim(bought)).toMatchObject({ accountId });
});

it("takes a test notification for one about nothing", async () => {
  const { standIn, store } = await startStore(begin);
  const bodyText = standIn.notifyOfTest();
  expect(await store.hear({ headers: new Headers(), bodyText })).toMatchObject({
    kind: "TEST",
    subscriptionId: null,
  });
});

it("takes a notification about another product for one about nothing of ours", async () => {
  const { standIn, store } = await startStore(begin);
  const { subscriptionId } = standIn.buy({ productId: "premium.forever" });
  expect(await store.hear(standIn.notify(subscriptionId))).toMatchObject({ subscriptionId: null });
});

it("refuses what somebody else signed, in a notification and inside of it", async () => {
  const { standIn, store, clock } = await startStore(begin);
  const forger = makeAppleSigner();
  const said = {
    notificationType: "REFUND",
    notificationUUID: "002e14d5-51f5-4503-b5a8-c3a1af68eb20",
    signedDate: clock.now(),
    data: { environment: "Production", bundleId: standIn.bundleId, appAppleId: standIn.appId },
  };
  const hear = (signedPayload: string) =>
    faultOf(store.hear({ headers: new Headers(), bodyText: JSON.stringify({ signedPayload }) }));
  expect(await hear(forger.sign(said))).toBe("refused");
  const inside = { ...said, data: { ...said.data, signedTransactionInfo: forger.sign({ signedDate: 1 }) } };
  expect(await hear(standIn.signer.sign(inside))).toBe("refused");
});

it("has a word of ours for every one of Apple's, and guesses at none that is new", async () => {
  const { standIn, store } = await startStore(begin);
  const { subscriptionId } = standIn.buy();
  for (const status of STATUSES) {
    standIn.says(subscriptionId, status);
    expect(await store.look(subscriptionId)).toMatchObject({ state: expect.any(String) });
  }
  standIn.says(subscriptionId, 6);
  expect(await faultOf(store.look(subscriptionId))).toBe("unreachable");
});
