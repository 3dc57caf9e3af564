import { expectProblem } from "@meal/testkit/expect-problem";
import { expect, it } from "vitest";
import type { TestCaller } from "../accounts/testing/caller.ts";
import { anna, follow, isSignedIn, linkIn, signIn, signUp } from "../accounts/testing/people.ts";
import { describeAccounts, type World } from "../accounts/testing/world.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const remove = (caller: TestCaller, body: unknown) => caller.send("DELETE", "/api/account", body);
const confirmed = { confirmation: "DELETE", password: anna.password };

async function signedUp(world: World) {
  const browser = world.browser();
  await signUp(browser);
  return browser;
}

describeAccounts("downloading one's data", ({ open }) => {
  it("gives a file with the day in its name", async () => {
    const world = await open();
    const response = await (await signedUp(world)).post("/api/account/data");
    const day = new Date(world.clock.now()).toISOString().slice(0, 10);
    expect(response.headers.get("content-disposition")).toBe(
      `attachment; filename="ai-meal-planner-data-${day}.json"`,
    );
    expect(await response.json()).toMatchObject({
      tables: { users: [{ email: anna.email, full_name: "Anna Berg" }], auth_sessions: [{}] },
      left_out: { users: { password_hash: "secret" } },
    });
  });

  it("is for people who signed in", async () => {
    await expectProblem(await (await open()).browser().post("/api/account/data"), "not_signed_in");
  });
});

describeAccounts("deleting one's account", ({ open }) => {
  it("ends every session, takes the cookie back, and the password opens nothing any more", async () => {
    const world = await open();
    const [phone, laptop] = [await signedUp(world), world.browser()];
    await signIn(laptop);
    const response = await remove(phone, confirmed);
    expect(response.status).toBe(204);
    expect(response.headers.get("set-cookie")).toMatch(/^session=; .*Max-Age=0/u);
    expect(await isSignedIn(laptop)).toBe(false);
    await expectProblem(await signIn(world.browser()), "invalid_credentials");
  });

  it("takes the typed word and the password, and changes nothing without", async () => {
    const browser = await signedUp(await open());
    for (const confirmation of ["delete", "", undefined, 7])
      await expectProblem(await remove(browser, { ...confirmed, confirmation }), "invalid_input");
    await expectProblem(await remove(browser, undefined), "invalid_input");
    await expectProblem(await remove(browser, { confirmation: "DELETE" }), "reauthentication_needed");
    const wrong = await remove(browser, { ...confirmed, password: "wrong" });
    const { fields } = await expectProblem(wrong, "reauthentication_needed");
    expect(fields?.[0]?.path).toBe("body.password");
    expect(await isSignedIn(browser)).toBe(true);
  });

  it("ends guessing the password", async () => {
    const browser = await signedUp(await open());
    for (let index = 0; index < 10; index += 1) await remove(browser, { ...confirmed, password: "wrong" });
    await expectProblem(await remove(browser, confirmed), "too_many_requests");
  });

  it("takes a login of the last ten minutes from people without a password", async () => {
    const world = await open();
    const browser = await signedUp(world);
    await world.database.db.updateTable("users").set({ password_hash: null }).execute();
    world.clock.advance(10 * MINUTE_MS);
    await expectProblem(await remove(browser, { confirmation: "DELETE" }), "reauthentication_needed");
    world.clock.advance(-1);
    expect((await remove(browser, { confirmation: "DELETE" })).status).toBe(204);
  });

  it("is for people who signed in", async () => {
    await expectProblem(await remove((await open()).browser(), confirmed), "not_signed_in");
  });

  it("says goodbye where mail is set up, and keeps no other mail", async () => {
    const world = await open({ isVerificationOn: true });
    const browser = world.browser();
    await signUp(browser);
    await follow(browser, linkIn((await world.mails())[0]));
    expect((await remove(browser, confirmed)).status).toBe(204);
    const mails = await world.mails();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([[anna.email, "Your account is deleted"]]);
  });
});

describeAccounts("what stays of an account", ({ open }) => {
  it("are two hashes for 90 days, so that joining again resets nothing", async () => {
    const world = await open();
    const { db } = world.database;
    await remove(await signedUp(world), confirmed);
    const kept = await db.selectFrom("remembered_accounts").selectAll().executeTakeFirstOrThrow();
    expect(kept.expires_at).toBe(world.clock.now() + 90 * DAY_MS);
    expect(JSON.stringify(kept)).not.toMatch(/anna|berg|192\.0/iu);
    const again = await signedUp(world);
    const check = await again.post("/api/functions/check-subscription-limit", {});
    expect(await check.json()).toMatchObject({ canGeneratePlan: false, generatedPlansCount: 3 });
  });

  it("is forgotten when the 90 days are over and the next one leaves", async () => {
    const world = await open();
    await remove(await signedUp(world), confirmed);
    world.clock.advance(91 * DAY_MS);
    await remove(await signedUp(world), confirmed);
    const kept = await world.database.db.selectFrom("remembered_accounts").selectAll().execute();
    expect(kept).toHaveLength(1);
  });
});
