import type { X509Certificate } from "node:crypto";
import { z } from "zod";
import { isCanonical } from "../is-canonical.ts";
import { keyOfChain } from "./certificate-chain.ts";
import { UntrustedData } from "./untrusted-data.ts";

/** Whose signature is believed, about which app. */
export interface AppleTrust {
  readonly root: X509Certificate;
  readonly bundleId: string;
  /** The number of the app in the store; production's notifications name it. */
  readonly appId: number;
  readonly productId: string;
  /** Whether purchases from Apple's sandbox count, which cost nothing: only where a deployment is tested. */
  readonly isSandboxTaken: boolean;
  readonly now: () => number;
}

/** Others' clocks may be ahead by this much. */
const CLOCK_SKEW_MS = 5 * 60_000;
/** Apple's own sizes are some 3 to 6 KB. */
const LONGEST_SIGNED = 64_000;

const instant = z.int().positive();
const storeId = z.string().min(1).max(100);
/** Xcode and local testing sign by themselves; whatever names them is refused here. */
const environment = z.enum(["Production", "Sandbox"]);
type Environment = z.output<typeof environment>;

const header = z.object({
  alg: z.literal("ES256"),
  x5c: z.array(z.string().min(1).max(8000)).length(3),
  /** Extensions that must be understood: Apple has none, so nobody else has. */
  crit: z.never().optional(),
});
const signed = z.object({ signedDate: instant });

const transaction = signed.extend({
  environment,
  bundleId: z.string(),
  productId: z.string(),
  transactionId: storeId,
  originalTransactionId: storeId,
  type: z.literal("Auto-Renewable Subscription"),
  inAppOwnershipType: z.enum(["PURCHASED", "FAMILY_SHARED"]),
  purchaseDate: instant,
  originalPurchaseDate: instant,
  expiresDate: instant,
  /** Ours: the account that began the purchase, which the app hands to the store. */
  appAccountToken: z.string().max(100).optional(),
  revocationDate: instant.optional(),
  /** In thousandths of the currency. */
  price: z.int().nonnegative().optional(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/u)
    .optional(),
});

const renewal = signed.extend({
  environment,
  originalTransactionId: storeId,
  productId: z.string(),
  autoRenewStatus: z.union([z.literal(0), z.literal(1)]),
  renewalDate: instant.optional(),
  gracePeriodExpiresDate: instant.optional(),
});

const notification = signed.extend({
  notificationUUID: z.uuid(),
  notificationType: z.string().min(1).max(100),
  subtype: z.string().max(100).optional(),
  /** Other kinds of notifications carry other things, and none of them is about a subscription. */
  data: z
    .object({
      environment,
      bundleId: z.string(),
      appAppleId: z.int().optional(),
      signedTransactionInfo: z.string().optional(),
    })
    .optional(),
});

export type AppleTransaction = Readonly<z.output<typeof transaction>>;
export type AppleRenewal = Readonly<z.output<typeof renewal>>;
export type AppleNotification = Readonly<z.output<typeof notification>>;

/** What a phone or Apple's server says was bought. */
export async function readTransaction(text: string, trust: AppleTrust): Promise<AppleTransaction> {
  const said = await readSigned(text, transaction, trust);
  checkApp(said.bundleId, trust);
  if (said.productId !== trust.productId) throw new UntrustedData("product", "another product was bought");
  checkEnvironment(said.environment, trust);
  return said;
}

/** How a subscription goes on. It names no app, so only that of a transaction beside it says whose it is. */
export async function readRenewal(text: string, trust: AppleTrust): Promise<AppleRenewal> {
  const said = await readSigned(text, renewal, trust);
  checkEnvironment(said.environment, trust);
  return said;
}

/** What Apple's server tells by itself. */
export async function readNotification(text: string, trust: AppleTrust): Promise<AppleNotification> {
  const said = await readSigned(text, notification, trust);
  if (!said.data) return said;
  checkApp(said.data.bundleId, trust);
  if (said.data.environment === "Production" && said.data.appAppleId !== trust.appId)
    throw new UntrustedData("app", "it is about another app");
  checkEnvironment(said.data.environment, trust);
  return said;
}

/** Everything is checked before anything is used: shape, certificates, signature, time. */
async function readSigned<T extends { readonly signedDate: number }>(
  text: string,
  shape: z.ZodType<T>,
  { root, now }: AppleTrust,
): Promise<T> {
  const { compactVerify } = await import("jose");
  const [head = "", body = "", signature = "", ...others] = text.split(".");
  if (text.length > LONGEST_SIGNED || others.length > 0 || !isCanonical(signature))
    throw new UntrustedData("malformed", "it is not in the compact form");
  const { x5c } = parse(header, head);
  const { signedDate } = parse(signed, body);
  if (signedDate > now() + CLOCK_SKEW_MS) throw new UntrustedData("expired", "it was signed in the future");
  // A purchase is shown for years; what counts is that the certificates held when it was signed.
  const key = keyOfChain(x5c, root, signedDate);
  try {
    await compactVerify(text, key, { algorithms: ["ES256"] });
  } catch (cause) {
    throw new UntrustedData("signature", "the signature is not right", cause);
  }
  return parse(shape, body);
}

function parse<T>(shape: z.ZodType<T>, part: string): T {
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(part, "base64url").toString("utf8"));
  } catch (cause) {
    throw new UntrustedData("malformed", "a part is no JSON", cause);
  }
  const parsed = shape.safeParse(value);
  if (!parsed.success) {
    const places = parsed.error.issues.map(({ path }) => path.join(".") || "itself");
    throw new UntrustedData(
      "malformed",
      `it does not have the shape that Apple describes: ${places.join(", ")}`,
    );
  }
  return parsed.data;
}

function checkApp(bundleId: string, trust: AppleTrust): void {
  if (bundleId !== trust.bundleId) throw new UntrustedData("app", "it is about another app");
}

function checkEnvironment(said: Environment, { isSandboxTaken }: AppleTrust): void {
  if (said === "Sandbox" && !isSandboxTaken)
    throw new UntrustedData("test", "it comes from Apple's sandbox, where nothing is paid");
}
