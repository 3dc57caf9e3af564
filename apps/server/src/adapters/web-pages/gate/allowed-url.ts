import { isIP } from "node:net";
import { isPublicAddress } from "./public-address.ts";

/** An address that may be opened, or why not. `isTrusted` is one that the operator allowed by name, whatever is behind it. */
export type CheckedUrl =
  | { readonly kind: "allowed"; readonly url: URL; readonly isTrusted: boolean }
  | { readonly kind: "refused"; readonly reason: string };

/** The empty port is the one that belongs to the protocol. */
const openPorts: ReadonlySet<string> = new Set(["", "80", "443"]);

/** Judges what an address says of itself; what its name leads to is judged when it is looked up. */
export function checkUrl(text: string, allowedHosts: ReadonlySet<string>, base?: string): CheckedUrl {
  if (!URL.canParse(text, base)) return refused("This is not a complete web address.");
  const url = new URL(text, base);
  if (url.protocol !== "https:" && url.protocol !== "http:")
    return refused("Only web addresses that begin with http or https can be opened.");
  if (url.username !== "" || url.password !== "")
    return refused("We don't open addresses with a name or a password in them.");
  if (allowedHosts.has(url.host)) return { kind: "allowed", url, isTrusted: true };
  if (!openPorts.has(url.port)) return refused("Only pages on the usual ports, 80 and 443, are opened.");
  const host = url.hostname.replace(/^\[(.*)\]$/u, "$1");
  // A number is never looked up, so this is the one place where it is judged. `URL` has read every way to write one.
  if (isIP(host) !== 0 && !isPublicAddress(host)) return refused(privatePlace);
  return { kind: "allowed", url, isTrusted: false };
}

/** What is said of every address that is not of the open internet; which of them answers is nobody's business. */
export const privatePlace = "This address is not on the open internet.";

function refused(reason: string): CheckedUrl {
  return { kind: "refused", reason };
}
