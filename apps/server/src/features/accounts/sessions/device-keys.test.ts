import { expectProblem } from "@meal/testkit/expect-problem";
import { expect, it } from "vitest";
import { createKeys } from "../../../security/keys.ts";
import { deviceKeyOf } from "./device-keys.ts";
import type { TestCaller } from "../testing/caller.ts";
import { anna, signIn, signUp } from "../testing/people.ts";
import { describeAccounts } from "../testing/world.ts";

const path = "/api/auth/device-key";

async function keyOf(caller: TestCaller): Promise<{ readonly d: string; readonly x: string }> {
  const response = await caller.get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("no-store");
  return JSON.parse(await response.text());
}

describeAccounts("the key for what waits on a device", ({ open }) => {
  it("is the same on every device of a person, and after every sign-in", async () => {
    const world = await open();
    const [phone, laptop] = [world.browser(), world.browser()];
    await signUp(phone);
    await signIn(laptop);
    const key = await keyOf(phone);
    expect(await keyOf(laptop)).toEqual(key);
    await phone.post("/api/auth/logout?scope=local");
    await signIn(phone);
    expect(await keyOf(phone)).toEqual(key);
  });

  it("is never another person's", async () => {
    const world = await open();
    const [one, other] = [world.browser(), world.browser()];
    await signUp(one);
    await signUp(other, { ...anna, email: "ben@example.org" });
    const [its, others] = [await keyOf(one), await keyOf(other)];
    expect(others.d).not.toBe(its.d);
    expect(others.x).not.toBe(its.x);
  });

  it("is handed to nobody without a session", async () => {
    const world = await open();
    const browser = world.browser();
    await expectProblem(await browser.get(path), "not_signed_in");
    await signUp(browser);
    await browser.post("/api/auth/logout?scope=local");
    await expectProblem(await browser.get(path), "not_signed_in");
  });
});

it("makes pairs that fit, also where a coordinate begins with zeros", async () => {
  const keys = createKeys("a secret of the tests, long enough to be one");
  for (let person = 0; person < 300; person += 1) {
    const { d, ...open } = deviceKeyOf(keys, `person ${person}`);
    // Importing a private key fails where its public half is not its own.
    const algorithm = { name: "ECDH", namedCurve: "P-256" };
    await crypto.subtle.importKey("jwk", { ...open, d }, algorithm, false, ["deriveBits"]);
    expect([open.x, open.y, d].map((part) => part.length)).toEqual([43, 43, 43]);
  }
});
