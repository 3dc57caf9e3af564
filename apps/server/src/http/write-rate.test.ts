import { expect, it } from "vitest";
import { anna, signUp } from "../features/accounts/testing/people.ts";
import { describeAccounts } from "../features/accounts/testing/world.ts";

const perMinute = 600;
const change = ["POST", "/api/shopping-list/operations", { operations: [] }] as const;

describeAccounts("a program that changes without end", ({ open }) => {
  it("is told to wait, may read meanwhile, and leaves others alone", async () => {
    const world = await open({ settings: { RATE_LIMIT_FACTOR: "1", MAX_ACCOUNTS_PER_IP: "0" } });
    const program = world.browser();
    await signUp(program);
    const other = world.browser();
    await signUp(other, { ...anna, email: "bob@example.org" });
    // What is refused counts as well: it is work all the same.
    const statuses = new Set<number>();
    for (let count = 0; count < perMinute; count += 1) statuses.add((await program.send(...change)).status);
    expect([...statuses].some((status) => status === 429)).toBe(false);
    const refused = await program.send(...change);
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("60");
    expect(await refused.json()).toMatchObject({
      code: "too_many_requests",
      detail: "Too many attempts. Try again in 1 minute.",
    });
    expect((await program.send("GET", "/api/shopping-list")).status).toBe(200);
    expect((await other.send(...change)).status).not.toBe(429);
    world.clock.advance(60_000);
    expect((await program.send(...change)).status).not.toBe(429);
  });
});
