import { z } from "zod";
import { PaymentFault, type Store } from "../../../ports/payments.ts";
import { askStore } from "../ask-store.ts";
import { parseJson } from "../parse-json.ts";
import { lookOf, STATUSES, type AppleStatus } from "./look-of.ts";
import { readNotification, readRenewal, readTransaction, type AppleTrust } from "./signed-data.ts";
import { UntrustedData } from "./untrusted-data.ts";

/** What Apple gave to the operator, and where its servers are. */
export interface AppleSettings {
  readonly trust: AppleTrust;
  readonly issuerId: string;
  readonly keyId: string;
  /** The key of the App Store Server API, as PEM. */
  readonly privateKey: string;
  readonly servers: { readonly production: string; readonly sandbox: string };
}

export const APPLE_SERVERS = {
  production: "https://api.storekit.itunes.apple.com",
  sandbox: "https://api.storekit-sandbox.itunes.apple.com",
} as const;

const TOKEN_SECONDS = 300;
const TRANSACTION_ID = /^\d{1,40}$/u;

const statuses = z.object({
  data: z.array(
    z.object({
      lastTransactions: z.array(
        z.object({
          originalTransactionId: z.string(),
          status: z.int(),
          signedTransactionInfo: z.string(),
          signedRenewalInfo: z.string(),
        }),
      ),
    }),
  ),
});

const envelope = z.object({ signedPayload: z.string() });

/** The App Store. Purchases are proved offline, by signatures; how a subscription stands is asked of Apple's server. */
export function appleStore(settings: AppleSettings): Store {
  const { trust, servers } = settings;
  return {
    name: "apple",
    manageUrlOf: () => "https://apps.apple.com/account/subscriptions",
    async look(subscriptionId) {
      const found =
        (await lookAt(servers.production, subscriptionId, settings)) ??
        (trust.isSandboxTaken ? await lookAt(servers.sandbox, subscriptionId, settings) : undefined);
      return found ?? "unknown";
    },
    hear: ({ bodyText }) =>
      believed("refused", async () => {
        const { signedPayload } = parseJson(envelope, bodyText);
        const said = await readNotification(signedPayload, trust);
        return {
          eventId: said.notificationUUID,
          kind: [said.notificationType, said.subtype].filter((word) => word !== undefined).join(" "),
          subscriptionId: await subscriptionOf(said.data?.signedTransactionInfo, trust),
        };
      }),
    claim: ({ receipt, transactionId }) =>
      believed("refused", async () => {
        const bought = await readTransaction(receipt, trust);
        if (transactionId !== bought.transactionId && transactionId !== bought.originalTransactionId)
          throw new PaymentFault("refused", new Error("the receipt is of another transaction"));
        // Phones of Apple write ids in capitals.
        const accountId = bought.appAccountToken?.toLowerCase() ?? null;
        return { subscriptionId: bought.originalTransactionId, accountId };
      }),
    // Apple waits for nothing: the app itself finishes the transaction.
    accept: async () => true,
  };
}

/** A notification may be about another product of the same app, which is nothing of ours. */
async function subscriptionOf(signed: string | undefined, trust: AppleTrust): Promise<string | null> {
  if (signed === undefined) return null;
  try {
    return (await readTransaction(signed, trust)).originalTransactionId;
  } catch (fault) {
    if (fault instanceof UntrustedData && fault.distrust === "product") return null;
    throw fault;
  }
}

/** Apple's other server is asked when this one knows nothing of a subscription; its answers are signed like receipts. */
async function lookAt(server: string, subscriptionId: string, settings: AppleSettings) {
  if (!TRANSACTION_ID.test(subscriptionId)) return undefined;
  const url = new URL(`/inApps/v1/subscriptions/${subscriptionId}`, server);
  const headers = { authorization: `Bearer ${await tokenFor(settings)}` };
  const { status, body } = await askStore(url, { headers, meant: [200, 400, 404] });
  // 400 is how it calls an id that is none.
  if (status !== 200) return undefined;
  return believed("unreachable", async () => {
    const found = statuses
      .parse(body)
      .data.flatMap(({ lastTransactions }) => lastTransactions)
      .find(({ originalTransactionId }) => originalTransactionId === subscriptionId);
    if (!found) return undefined;
    const transaction = await readTransaction(found.signedTransactionInfo, settings.trust);
    const renewal = await readRenewal(found.signedRenewalInfo, settings.trust);
    for (const part of [transaction, renewal])
      if (part.originalTransactionId !== subscriptionId)
        throw new UntrustedData("malformed", "the answer is about another subscription");
    return lookOf(statusOf(found.status), transaction, renewal);
  });
}

function statusOf(status: number): AppleStatus {
  const known = STATUSES.find((word) => word === status);
  if (known === undefined)
    throw new UntrustedData("malformed", `status ${status} is none that Apple describes`);
  return known;
}

/** What is not to be believed is refused when it came to us, and as good as no answer when we asked for it. */
async function believed<T>(reason: PaymentFault["reason"], read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (cause) {
    if (cause instanceof UntrustedData) throw new PaymentFault(reason, cause);
    if (cause instanceof z.ZodError)
      throw new PaymentFault(reason, new Error("it does not have the shape it should", { cause }));
    throw cause;
  }
}

/** A token lasts for some minutes, and making one costs less than remembering it. */
async function tokenFor({ trust, issuerId, keyId, privateKey }: AppleSettings): Promise<string> {
  const { importPKCS8, SignJWT } = await import("jose");
  const now = Math.floor(trust.now() / 1000);
  return new SignJWT({ bid: trust.bundleId })
    .setProtectedHeader({ alg: "ES256", kid: keyId, typ: "JWT" })
    .setIssuer(issuerId)
    .setIssuedAt(now)
    .setExpirationTime(now + TOKEN_SECONDS)
    .setAudience("appstoreconnect-v1")
    .sign(await importPKCS8(privateKey, "ES256"));
}
