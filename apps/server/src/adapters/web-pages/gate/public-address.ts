import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

const globalUnicast = ipaddr.IPv6.parseCIDR("2000::/3");

/**
 * True for an address of the open internet. What is special in any way is not: a list of what is private would be as good as
 * the last range somebody remembered. IPv6 addresses that carry an IPv4 address inside are refused with their whole range.
 */
export function isPublicAddress(text: string): boolean {
  if (isIP(text) === 0 || text.includes("%")) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== "unicast") return false;
  return address.kind() === "ipv4" || address.match(globalUnicast);
}
