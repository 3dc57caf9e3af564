import { importJWK, type JWK, SignJWT } from "jose";
import { Agent, fetch } from "undici";
import type { Push, PushMessage, PushOutcome, PushTarget } from "../../../ports/push.ts";
import { checkUrl } from "../../web-pages/gate/allowed-url.ts";
import {
  checkedLookup,
  isPrivateAddress,
  resolveBySystem,
  type Resolve,
} from "../../web-pages/gate/checked-lookup.ts";
import { encrypt } from "./encrypt.ts";

const HOUR_MS = 3_600_000;

interface WebPushParts {
  /** The key pair that this server names itself with. */
  readonly jwk: JWK;
  readonly publicKey: string;
  /** Where a push service writes to when something is wrong: `mailto:` or `https:`. */
  readonly contact: string;
  readonly now: () => number;
  /** Tests reach a push service of their own: hosts that are opened wherever they lead, also without https. */
  readonly allowedHosts?: readonly string[];
  readonly resolve?: Resolve;
  readonly timeoutMs?: number;
}

/** Speaks to the push services of browsers (RFC 8030, 8291, 8292). Their addresses come from people, so they pass the gate. */
export function webPush(parts: WebPushParts): Push {
  const { publicKey, resolve = resolveBySystem, timeoutMs = 10_000 } = parts;
  const allowed: ReadonlySet<string> = new Set(parts.allowedHosts);
  const ways = {
    toAllowed: new Agent(),
    toPublic: new Agent({ connect: { lookup: checkedLookup(resolve) } }),
  };
  return {
    publicKey,
    accepts: async (target) => placeOf(target.endpoint, allowed) !== undefined && canSeal(target),
    async send(target, message) {
      const place = placeOf(target.endpoint, allowed);
      if (place === undefined || !canSeal(target)) return "gone";
      try {
        const response = await fetch(place.url, {
          method: "POST",
          dispatcher: place.isTrusted ? ways.toAllowed : ways.toPublic,
          redirect: "manual",
          signal: AbortSignal.timeout(timeoutMs),
          headers: await headersOf(parts, place.url, message),
          body: encrypt(message.text, target),
        });
        await response.body?.cancel();
        return outcomeOf(response.status);
      } catch (error) {
        return isPrivateAddress(error) ? "gone" : "later";
      }
    },
  };
}

/** A push service is on the open internet, and its address begins with https. */
function placeOf(endpoint: string, allowed: ReadonlySet<string>) {
  const checked = checkUrl(endpoint, allowed);
  if (checked.kind === "refused") return undefined;
  const isSafe = checked.url.protocol === "https:" || checked.isTrusted;
  return isSafe ? checked : undefined;
}

function canSeal(target: PushTarget): boolean {
  try {
    encrypt("", target);
    return true;
  } catch {
    return false;
  }
}

async function headersOf(
  { jwk, publicKey, contact, now }: WebPushParts,
  url: URL,
  { ttlSeconds }: PushMessage,
): Promise<Record<string, string>> {
  const token = await new SignJWT()
    .setProtectedHeader({ alg: "ES256", typ: "JWT" })
    .setAudience(url.origin)
    .setSubject(contact)
    .setExpirationTime(Math.floor((now() + HOUR_MS) / 1000))
    .sign(await importJWK(jwk, "ES256"));
  return {
    authorization: `vapid t=${token}, k=${publicKey}`,
    "content-type": "application/octet-stream",
    "content-encoding": "aes128gcm",
    ttl: String(ttlSeconds),
    urgency: "high",
    // Of those that wait for a device only the newest is delivered.
    topic: "cooking-timer",
  };
}

/** 404 and 410 are what the standard says of a subscription that is over; 401 and 403 come where it is of another key. */
function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return "sent";
  if ([401, 403, 404, 410].includes(status)) return "gone";
  return status === 429 || status >= 500 ? "later" : "refused";
}
