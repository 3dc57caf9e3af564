import { expect, it } from "vitest";
import { withApp } from "../testing/apps.ts";
import type { TestCaller } from "../testing/caller.ts";
import { createDevice } from "../testing/device.ts";
import { anna, follow, linkIn, signUp } from "../testing/people.ts";
import { describeAccounts, type World } from "../testing/world.ts";

/** A browser in which somebody has confirmed their address. */
async function confirmed(world: World): Promise<TestCaller> {
  const browser = world.browser();
  await signUp(browser);
  await follow(browser, linkIn((await world.mails())[0]));
  return browser;
}

/** Whom the newest mail went to, and what it says. */
async function newest(world: World) {
  return (await world.mails()).slice(-1).map(({ to, subject }) => [to, subject]);
}

async function addPasskey(browser: TestCaller): Promise<void> {
  const begun = await browser.post("/api/auth/passkeys/registration/options", {});
  const { challenge_id, options }: { challenge_id: string; options: { challenge: string } } = JSON.parse(
    await begun.text(),
  );
  const credential = createDevice().create(options.challenge);
  const answer = await browser.post("/api/auth/passkeys/registration/verify", { challenge_id, credential });
  expect(answer.status).toBe(200);
}

describeAccounts("a new way into an account", ({ open }) => {
  it("is told to its owner by mail", async () => {
    const world = await open({ isVerificationOn: true });
    const browser = await confirmed(world);
    await browser.put("/api/auth/user", { password: "a new secret" });
    expect(await newest(world)).toEqual([[anna.email, "Your password was changed"]]);
    await addPasskey(browser);
    expect(await newest(world)).toEqual([[anna.email, "A passkey was added"]]);
    await withApp(world, browser);
    expect(await newest(world)).toEqual([[anna.email, "Two-factor authentication is on"]]);
  });

  it("and a way that is taken away is told too, and that everything was carried away", async () => {
    const world = await open({ isVerificationOn: true });
    const browser = await confirmed(world);
    await addPasskey(browser);
    const passkeys: { id: string }[] = JSON.parse(await (await browser.get("/api/auth/passkeys")).text());
    await browser.send("DELETE", `/api/auth/passkeys/${passkeys[0]?.id}`, {});
    expect(await newest(world)).toEqual([[anna.email, "A passkey was removed"]]);
    const app = await withApp(world, browser);
    await browser.post("/api/auth/factors/recovery-codes", {});
    expect(await newest(world)).toEqual([[anna.email, "New recovery codes were made"]]);
    await browser.send("DELETE", "/api/auth/factors/recovery-codes", {});
    expect(await newest(world)).toEqual([[anna.email, "Your recovery codes were removed"]]);
    await browser.send("DELETE", `/api/auth/factors/${app.id}`, {});
    expect(await newest(world)).toEqual([[anna.email, "Two-factor authentication is off"]]);
    await browser.post("/api/account/data", {});
    expect(await newest(world)).toEqual([[anna.email, "Your data was downloaded"]]);
  });

  it("is told to the address that is left, once it is left", async () => {
    const world = await open({ isVerificationOn: true });
    const browser = await confirmed(world);
    const wanted = "anna.lind@example.org";
    await browser.put("/api/auth/user", { email: wanted });
    expect(await newest(world)).toEqual([[wanted, "Confirm your new email address"]]);
    await follow(browser, linkIn((await world.mails()).at(-1)));
    expect(await newest(world)).toEqual([[anna.email, "Your email address was changed"]]);
  });

  it("makes no mail where none is set up", async () => {
    const world = await open();
    const browser = world.browser();
    await signUp(browser);
    await browser.put("/api/auth/user", { password: "a new secret" });
    expect(await world.mails()).toEqual([]);
  });
});
