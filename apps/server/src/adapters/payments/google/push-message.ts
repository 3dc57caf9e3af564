import type { JWTVerifyGetKey } from "jose";
import { z } from "zod";
import { PaymentFault, type PaymentNotification } from "../../../ports/payments.ts";
import { isCanonical } from "../is-canonical.ts";
import { parseJson } from "../parse-json.ts";

/** Who may tell us of purchases, and of which app. */
export interface PushTrust {
  readonly packageName: string;
  /** The address of the service account that the push subscription signs with. */
  readonly pushAccount: string;
  /** Whom its tokens are for: the address that is pushed to. */
  readonly audience: string;
  readonly now: () => number;
}

const GOOGLE_ISSUERS = ["https://accounts.google.com", "accounts.google.com"];
const CLOCK_SKEW_SECONDS = 60;

const envelope = z.object({ message: z.object({ data: z.base64(), messageId: z.string().min(1).max(200) }) });
const purchaseToken = z.string().min(1).max(2000);

/** A developer notification; every kind of it is one of these fields. */
const notification = z.object({
  packageName: z.string(),
  subscriptionNotification: z.object({ notificationType: z.int(), purchaseToken }).optional(),
  voidedPurchaseNotification: z.object({ purchaseToken, productType: z.int().optional() }).optional(),
});

/** Proves that a push is Google's and about our app, and reads what it is about. */
export async function readPush(
  { headers, bodyText }: { readonly headers: Headers; readonly bodyText: string },
  keys: JWTVerifyGetKey,
  trust: PushTrust,
): Promise<PaymentNotification> {
  await checkToken(/^Bearer (\S+)$/u.exec(headers.get("authorization") ?? "")?.[1] ?? "", keys, trust);
  const { message, said } = read(bodyText);
  if (said.packageName !== trust.packageName)
    throw new PaymentFault("refused", new Error("it is about another app"));
  const { subscriptionNotification: changed, voidedPurchaseNotification: voided } = said;
  return {
    eventId: message.messageId,
    kind: changed ? `subscription ${changed.notificationType}` : voided ? "voided purchase" : "other",
    subscriptionId: (changed ?? voided)?.purchaseToken ?? null,
  };
}

function read(bodyText: string) {
  try {
    const { message } = parseJson(envelope, bodyText);
    const said = parseJson(notification, Buffer.from(message.data, "base64").toString("utf8"));
    return { message, said };
  } catch (cause) {
    throw new PaymentFault("refused", new Error("it does not have the shape it should", { cause }));
  }
}

async function checkToken(token: string, keys: JWTVerifyGetKey, trust: PushTrust): Promise<void> {
  const { errors, jwtVerify } = await import("jose");
  if (!isCanonical(token.split(".").at(-1) ?? ""))
    throw new PaymentFault("refused", new Error("there is no token, or its signature is not written right"));
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer: GOOGLE_ISSUERS,
      audience: trust.audience,
      algorithms: ["RS256"],
      requiredClaims: ["exp", "iat", "email"],
      currentDate: new Date(trust.now()),
      clockTolerance: CLOCK_SKEW_SECONDS,
    });
    if (payload["email"] !== trust.pushAccount || payload["email_verified"] !== true)
      throw new PaymentFault("refused", new Error("another account signed it"));
  } catch (cause) {
    if (cause instanceof PaymentFault) throw cause;
    // The token itself is wrong; whatever else happens is between us and the place of the keys.
    if (cause instanceof errors.JOSEError && !isAboutKeys(cause.code))
      throw new PaymentFault("refused", new Error("the token is not right", { cause }));
    throw new PaymentFault("unreachable", new Error("the keys of Google cannot be had", { cause }));
  }
}

/** A set of keys that is no such set, or that did not come in time. */
function isAboutKeys(code: string): boolean {
  return code === "ERR_JWKS_INVALID" || code === "ERR_JWKS_TIMEOUT" || code === "ERR_JOSE_GENERIC";
}
