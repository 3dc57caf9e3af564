import { fakeClock } from "@meal/testkit/fake-clock";
import { describeOnBothDatabases } from "@meal/testkit/test-database";
import { describe, expect, it } from "vitest";
import { createKeys } from "../security/keys.ts";
import { addressGroup, countAddress, createRateLimiter, networkGroup } from "./rate-limit.ts";

describe("what counts as one address", () => {
  it.each([
    ["192.0.2.7", "192.0.2.7", undefined],
    ["2001:db8:7:1::1", "2001:db8:7:1", "2001:db8:7"],
    ["2001:db8:7:1:ffff::9%eth0", "2001:db8:7:1", "2001:db8:7"],
    ["::1", "0:0:0:0", "0:0:0"],
  ])("of %s", (address, group, network) => {
    expect(addressGroup(address)).toBe(group);
    expect(networkGroup(address)).toBe(network);
  });
});

describeOnBothDatabases("the tries of a network", ({ product }) => {
  it("end for a whole /48 of IPv6, which one person can own, and not for the next one", async () => {
    const { db } = await product();
    const keys = createKeys("a secret of the tests, long enough");
    const limiter = createRateLimiter({ db, clock: fakeClock(), keys, factor: 1 });
    const rule = { name: "test", uses: 2, perMs: 60_000 };
    const tryFrom = (address: string) => countAddress(limiter, rule, address);
    for (let index = 0; index < 16; index += 1) await tryFrom(`2001:db8:7:${index}::1`);
    await expect(tryFrom("2001:db8:7:99::1")).rejects.toMatchObject({ code: "too_many_requests" });
    await tryFrom("2001:db8:8:99::1");
    for (let index = 0; index < 20; index += 1) await tryFrom(`192.0.2.${index}`);
  });
});
