import { describe, expect, it } from "vitest";
import { isPublicAddress } from "./public-address.ts";

/** The first and the last address of every range that is not the open internet, and what it is. */
const special = {
  "this network": ["0.0.0.0", "0.255.255.255"],
  "private, 10": ["10.0.0.0", "10.255.255.255"],
  "carrier-grade NAT": ["100.64.0.0", "100.127.255.255"],
  loopback: ["127.0.0.0", "127.0.0.1", "127.255.255.255"],
  "link-local, with the address of cloud metadata": ["169.254.0.0", "169.254.169.254", "169.254.255.255"],
  "private, 172.16": ["172.16.0.0", "172.31.255.255"],
  "protocol assignments": ["192.0.0.0", "192.0.0.255"],
  "documentation, 1": ["192.0.2.0", "192.0.2.255"],
  "AS112, direct": ["192.31.196.0", "192.31.196.255"],
  AMT: ["192.52.193.0", "192.52.193.255"],
  "6to4 relays": ["192.88.99.0", "192.88.99.255"],
  "private, 192.168": ["192.168.0.0", "192.168.255.255"],
  AS112: ["192.175.48.0", "192.175.48.255"],
  benchmarking: ["198.18.0.0", "198.19.255.255"],
  "documentation, 2": ["198.51.100.0", "198.51.100.255"],
  "documentation, 3": ["203.0.113.0", "203.0.113.255"],
  multicast: ["224.0.0.0", "239.255.255.255"],
  "reserved and broadcast": ["240.0.0.0", "255.255.255.254", "255.255.255.255"],
  "IPv6 unspecified and loopback": ["::", "::1"],
  "IPv4-compatible": ["::7f00:1", "::808:808"],
  "IPv4-mapped": ["::ffff:127.0.0.1", "::ffff:10.0.0.1", "::ffff:8.8.8.8"],
  "IPv4-translated": ["::ffff:0:7f00:1", "::ffff:0:808:808"],
  NAT64: ["64:ff9b::7f00:1", "64:ff9b::808:808", "64:ff9b:1::1", "64:ff9b:1:ffff:ffff:ffff:ffff:ffff"],
  "discard only": ["100::", "100::ffff:ffff:ffff:ffff"],
  Teredo: ["2001::", "2001:0:ffff:ffff:ffff:ffff:ffff:ffff"],
  "IPv6 benchmarking": ["2001:2::", "2001:2:0:ffff:ffff:ffff:ffff:ffff"],
  "IPv6 AMT": ["2001:3::", "2001:3:ffff:ffff:ffff:ffff:ffff:ffff"],
  "IPv6 AS112": ["2001:4:112::1", "2620:4f:8000::1"],
  ORCHID: ["2001:10::", "2001:1f:ffff::1", "2001:20::", "2001:2f:ffff::1"],
  "remote identification of drones": ["2001:30::", "2001:3f:ffff::1"],
  "IETF protocol assignments": ["2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff"],
  "IPv6 documentation": ["2001:db8::", "2001:db8:ffff::1", "3fff::", "3fff:fff::1"],
  "6to4": ["2002:7f00:1::", "2002:808:808::1", "2002:ffff:ffff::1"],
  "not given out": ["1::1", "4000::1", "8000::1", "f000::1"],
  "segment routing": ["5f00::", "5f00:ffff::1"],
  "unique local": ["fc00::", "fd00::1", "fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff"],
  "IPv6 link-local": ["fe80::1", "fe80::1%eth0", "febf:ffff::1"],
  "site-local": ["fec0::", "feff:ffff::1"],
  "IPv6 multicast": ["ff00::", "ff02::1", "ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff"],
  "no address at all": ["", "localhost", "127.1", "0x7f.1", "2130706433", "1.2.3.4.5"],
};

describe("an address", () => {
  it.each(Object.entries(special))("is not of the open internet: %s", (_range, addresses) => {
    expect(addresses.filter(isPublicAddress)).toEqual([]);
  });

  it.each([
    "1.1.1.1",
    "8.8.8.8",
    "172.15.255.255",
    "172.32.0.0",
    "100.63.255.255",
    "100.128.0.0",
    "223.255.255.255",
  ])("is of the open internet: %s", (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each(["2606:4700:4700::1111", "2a00:1450:4001::1", "2001:200::1", "2003::1"])(
    "is of the open internet: %s",
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );
});
