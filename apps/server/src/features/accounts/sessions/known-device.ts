import { timingSafeEqual } from "node:crypto";
import { randomToken } from "../../../security/tokens.ts";
import type { AccountsParts } from "../parts.ts";

const YEAR_S = 31_536_000;
const COOKIE = "known-device";

/**
 * The mark of a browser in which this account signed in before, if the request carries one. It opens nothing: its holder
 * only has tries of a password of their own. Who holds it cannot read from it whose it is.
 */
export function knownDevice(
  { keys }: Pick<AccountsParts, "keys">,
  email: string,
  request: Request,
): string | undefined {
  const cookies = request.headers.get("cookie") ?? "";
  const [, mark, seal] = /(?:^|;\s*)known-device=([\w-]+)\.([\w-]+)/u.exec(cookies) ?? [];
  if (mark === undefined || seal === undefined) return undefined;
  const right = Buffer.from(sealOf(keys, email, mark));
  const given = Buffer.from(seal);
  return right.length === given.length && timingSafeEqual(right, given) ? mark : undefined;
}

/** The Set-Cookie that marks this browser for this account; it is sent only to where somebody signs in. */
export function markDevice({ keys, appUrl }: Pick<AccountsParts, "keys" | "appUrl">, email: string): string {
  const mark = randomToken();
  return `${COOKIE}=${mark}.${sealOf(keys, email, mark)}; ${attributes(appUrl)}; Max-Age=${YEAR_S}`;
}

/** The Set-Cookie that takes the mark back, when the account goes. */
export function unmarkDevice({ appUrl }: Pick<AccountsParts, "appUrl">): string {
  return `${COOKIE}=; ${attributes(appUrl)}; Max-Age=0`;
}

function attributes(appUrl: string): string {
  return `Path=/api/auth; HttpOnly; SameSite=Strict${appUrl.startsWith("https:") ? "; Secure" : ""}`;
}

function sealOf(keys: AccountsParts["keys"], email: string, mark: string): string {
  return keys.hash("known-device", `${email} ${mark}`);
}
