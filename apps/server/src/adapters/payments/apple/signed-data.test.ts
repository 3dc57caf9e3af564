import { generateKeyPairSync, X509Certificate } from "node:crypto";
import { makeCertificate } from "@meal/testkit/stand-ins/certificates";
import { inBase64, makeAppleSigner } from "@meal/testkit/stand-ins/apple-signer";
import { signCompact } from "@meal/testkit/stand-ins/signed-tokens";
import { describe, expect, it } from "vitest";
import { appleRoot } from "./apple-root.ts";
import { keyOfChain } from "./certificate-chain.ts";
import { readNotification, readRenewal, readTransaction, type AppleTrust } from "./signed-data.ts";
import { UntrustedData, type Distrust } from "./untrusted-data.ts";

const signedDate = Date.UTC(2026, 10, 20);
const DAY_MS = 86_400_000;

const apple = makeAppleSigner();

const trust: AppleTrust = {
  root: new X509Certificate(apple.root.der),
  bundleId: "org.example.meals",
  appId: 1_234_567_890,
  productId: "premium.monthly",
  isSandboxTaken: false,
  now: () => signedDate,
};

const transaction = {
  environment: "Production",
  bundleId: trust.bundleId,
  productId: trust.productId,
  transactionId: "2000000000000002",
  originalTransactionId: "2000000000000001",
  type: "Auto-Renewable Subscription",
  inAppOwnershipType: "PURCHASED",
  purchaseDate: signedDate - DAY_MS,
  originalPurchaseDate: signedDate - 31 * DAY_MS,
  expiresDate: signedDate + 29 * DAY_MS,
  appAccountToken: "7e3fb20b-4cdb-47cc-936d-99d65f608138",
  price: 9000,
  currency: "USD",
  signedDate,
};

const renewal = {
  environment: "Production",
  originalTransactionId: transaction.originalTransactionId,
  productId: trust.productId,
  autoRenewStatus: 1,
  signedDate,
};

const notification = {
  notificationUUID: "002e14d5-51f5-4503-b5a8-c3a1af68eb20",
  notificationType: "DID_RENEW",
  data: { environment: "Production", bundleId: trust.bundleId, appAppleId: trust.appId },
  signedDate,
};

async function distrustOf(reading: Promise<unknown>): Promise<Distrust | "believed"> {
  try {
    await reading;
    return "believed";
  } catch (fault) {
    if (fault instanceof UntrustedData) return fault.distrust;
    throw fault;
  }
}

/** Of a notification with other data. */
function distrustAbout(data: object): Promise<Distrust | "believed"> {
  const changed = { ...notification, data: { ...notification.data, ...data } };
  return distrustOf(readNotification(apple.sign(changed), trust));
}

/** Of a purchase that was signed so much later. */
function distrustSignedIn(ms: number): Promise<Distrust | "believed"> {
  const changed = { ...transaction, signedDate: signedDate + ms };
  return distrustOf(readTransaction(apple.sign(changed), trust));
}

describe("what Apple signed", () => {
  it("is believed when its certificates lead to the root", async () => {
    expect(await readTransaction(apple.sign(transaction), trust)).toEqual(transaction);
    expect(await readRenewal(apple.sign(renewal), trust)).toEqual(renewal);
    expect(await readNotification(apple.sign(notification), trust)).toEqual(notification);
  });

  it("is refused when any one character of it is another", async () => {
    const text = apple.sign(transaction);
    const believed: string[] = [];
    for (let at = 0; at < text.length; at += 1) {
      const other = text[at] === "A" ? "B" : "A";
      const tampered = `${text.slice(0, at)}${other}${text.slice(at + 1)}`;
      if ((await distrustOf(readTransaction(tampered, trust))) === "believed") believed.push(`${at}`);
    }
    expect(believed).toEqual([]);
  });

  it("is refused when it was cut off anywhere, or has something behind it", async () => {
    const text = apple.sign(transaction);
    for (let length = 0; length < text.length; length += 37)
      expect(await distrustOf(readTransaction(text.slice(0, length), trust))).not.toBe("believed");
    for (const more of [".", "A", "=", "==", " ", "\n", ".e30", "\0"])
      expect(await distrustOf(readTransaction(text + more, trust))).not.toBe("believed");
  });

  it.each([
    ["another app", { bundleId: "org.example.other" }, "app"],
    ["another product", { productId: "premium.forever" }, "product"],
    ["the sandbox", { environment: "Sandbox" }, "test"],
    ["Xcode", { environment: "Xcode" }, "malformed"],
    ["local testing", { environment: "LocalTesting" }, "malformed"],
    ["no environment", { environment: undefined }, "malformed"],
    ["a purchase that is no subscription", { type: "Consumable" }, "malformed"],
    ["no transaction", { transactionId: undefined }, "malformed"],
    ["no end", { expiresDate: undefined }, "malformed"],
    ["no time of signing", { signedDate: undefined }, "malformed"],
    ["a time of signing that is text", { signedDate: "2026-11-20" }, "malformed"],
  ] as const)("is refused when it is about %s", async (_, change, distrust) => {
    const text = apple.sign({ ...transaction, ...change });
    expect(await distrustOf(readTransaction(text, trust))).toBe(distrust);
  });

  it("is refused as a notification when it is about another app, by its name or its number", async () => {
    expect(await distrustAbout({ bundleId: "org.example.other" })).toBe("app");
    expect(await distrustAbout({ appAppleId: 1 })).toBe("app");
    expect(await distrustAbout({ appAppleId: undefined })).toBe("app");
    expect(await distrustAbout({ environment: "Sandbox" })).toBe("test");
    expect(await distrustAbout({ environment: "Xcode" })).toBe("malformed");
  });

  it("counts from the sandbox only where a deployment is tested, and never from Xcode", async () => {
    const tested = { ...trust, isSandboxTaken: true };
    const from = (environment: string) =>
      distrustOf(readTransaction(apple.sign({ ...transaction, environment }), tested));
    expect(await from("Sandbox")).toBe("believed");
    expect(await from("Production")).toBe("believed");
    expect(await from("Xcode")).toBe("malformed");
    expect(await from("LocalTesting")).toBe("malformed");
  });

  it("may come from a clock that is some minutes ahead, and not from tomorrow", async () => {
    expect(await distrustSignedIn(5 * 60_000)).toBe("believed");
    expect(await distrustSignedIn(5 * 60_000 + 1)).toBe("expired");
    expect(await distrustSignedIn(DAY_MS)).toBe("expired");
    expect(await distrustSignedIn(-400 * DAY_MS)).toBe("believed");
  });

  it("is not believed by another way of signing", async () => {
    const header = { x5c: inBase64([apple.signer.der, apple.authority.der, apple.root.der]) };
    for (const alg of ["none", "HS256", "RS256", "ES384", undefined]) {
      const text = signCompact({ ...header, alg }, transaction, apple.signer.key);
      expect(await distrustOf(readTransaction(text, trust))).toBe("malformed");
    }
    const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const stolen = signCompact({ ...header, alg: "ES256" }, transaction, privateKey);
    expect(await distrustOf(readTransaction(stolen, trust))).toBe("signature");
    const critical = signCompact(
      { ...header, alg: "ES256", crit: ["b64"], b64: false },
      transaction,
      apple.signer.key,
    );
    expect(await distrustOf(readTransaction(critical, trust))).toBe("malformed");
  });
});

describe("the certificates", () => {
  const signedBy = (chain: readonly Buffer[]) =>
    signCompact({ alg: "ES256", x5c: inBase64(chain) }, transaction, apple.signer.key);
  const chain = [apple.signer.der, apple.authority.der, apple.root.der] as const;

  it("are refused when any one byte of those that count is another", async () => {
    const believed: string[] = [];
    for (const which of [0, 1]) {
      const der = chain[which] ?? Buffer.alloc(0);
      for (let at = 0; at < der.length; at += 1) {
        const changed = Buffer.from(der);
        changed[at] = (changed[at] ?? 0) ^ 1;
        const text = signedBy(chain.with(which, changed));
        if ((await distrustOf(readTransaction(text, trust))) === "believed") believed.push(`${which} ${at}`);
      }
    }
    expect(believed).toEqual([]);
  });

  it("are three, in their order", async () => {
    const [signer, authority, root] = chain;
    for (const wrong of [[], [signer], [signer, authority], [...chain, root], [signer, signer, root]])
      expect(await distrustOf(readTransaction(signedBy(wrong), trust))).not.toBe("believed");
    for (const wrong of [
      [authority, signer, root],
      [root, authority, signer],
      [authority, root, root],
    ])
      expect(await distrustOf(readTransaction(signedBy(wrong), trust))).not.toBe("believed");
  });

  it("of somebody else are refused, even under the same names", async () => {
    const forger = makeAppleSigner();
    expect(await distrustOf(readTransaction(forger.sign(transaction), trust))).toBe("chain");
    const mixed = signCompact(
      { alg: "ES256", x5c: inBase64([forger.signer.der, apple.authority.der, apple.root.der]) },
      transaction,
      forger.signer.key,
    );
    expect(await distrustOf(readTransaction(mixed, trust))).toBe("chain");
  });

  it.each([
    ["a signer that is not marked for receipts", { signer: { marks: [] } }, "chain"],
    ["a signer with the mark of the authority", { signer: { marks: ["1.2.840.113635.100.6.2.1"] } }, "chain"],
    ["an authority that is not marked", { authority: { marks: [] } }, "chain"],
    ["an authority that may not make certificates", { authority: { isAuthority: false } }, "chain"],
    ["a signer that says it is an authority", { signer: { isAuthority: true } }, "chain"],
    ["a signer that has ended", { signer: { until: new Date(signedDate - 1) } }, "expired"],
    ["a signer that has not begun", { signer: { from: new Date(signedDate + DAY_MS) } }, "expired"],
    ["an authority that has ended", { authority: { until: new Date(signedDate - 1) } }, "expired"],
    ["a root that has ended", { root: { until: new Date(signedDate - 1) } }, "expired"],
  ] as const)("are refused with %s", async (_, wishes, distrust) => {
    const other = makeAppleSigner(wishes);
    const reading = readTransaction(other.sign(transaction), {
      ...trust,
      root: new X509Certificate(other.root.der),
    });
    expect(await distrustOf(reading)).toBe(distrust);
  });

  it("may have ended since: a purchase is restored years later", async () => {
    const old = makeAppleSigner({ signer: { until: new Date(signedDate + DAY_MS) } });
    const later = {
      ...trust,
      root: new X509Certificate(old.root.der),
      now: () => signedDate + 1000 * DAY_MS,
    };
    expect(await distrustOf(readTransaction(old.sign(transaction), later))).toBe("believed");
  });

  it("made by the signer for somebody else do not count", async () => {
    const below = makeCertificate({
      name: "Below",
      marks: ["1.2.840.113635.100.6.11.1", "1.2.840.113635.100.6.2.1"],
      issuer: apple.signer,
    });
    const text = signCompact(
      { alg: "ES256", x5c: inBase64([below.der, apple.signer.der, apple.authority.der]) },
      transaction,
      below.key,
    );
    expect(await distrustOf(readTransaction(text, trust))).toBe("chain");
  });
});

describe("the root", () => {
  it("is the one that Apple publishes", () => {
    expect(appleRoot.fingerprint256).toBe(
      "63:34:3A:BF:B8:9A:6A:03:EB:B5:7E:9B:3F:5F:A7:BE:7C:4F:5C:75:6F:30:17:B3:A8:C4:88:C3:65:3E:91:79",
    );
    expect(appleRoot.subject).toContain("Apple Root CA - G3");
    expect(appleRoot.verify(appleRoot.publicKey)).toBe(true);
  });

  it("did not make the certificates of the tests", () => {
    const made = inBase64([apple.signer.der, apple.authority.der, apple.root.der]);
    expect(() => keyOfChain(made, appleRoot, signedDate)).toThrow(UntrustedData);
  });
});
