import { isIP, type BlockList } from "node:net";

/**
 * The address a request really came from. The header of a proxy is believed only while its sender is one of the
 * configured proxies, from the nearest outwards; anybody else could have written it themselves.
 */
export function clientAddress(peer: string, forwardedFor: string | null, proxies: BlockList): string {
  const hops = (forwardedFor ?? "").split(",").map((hop) => plain(hop.trim()));
  let address = plain(peer);
  while (isTrusted(address, proxies)) {
    const next = hops.pop();
    if (next === undefined || isIP(next) === 0) break;
    address = next;
  }
  return address;
}

/** IPv4 arrives on a double socket written as IPv6. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/iu, "");
}

/** Whether an address is one of the configured proxies. */
export function isTrusted(peer: string, proxies: BlockList): boolean {
  const address = plain(peer);
  const version = isIP(address);
  return version !== 0 && proxies.check(address, version === 6 ? "ipv6" : "ipv4");
}
